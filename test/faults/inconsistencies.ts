import type { Area } from '#lib/reading/brief/areas.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import type { WireItem } from './table-contents.ts';

type Found = { what: string; of: string };

/**
 * Finds inconsistencies that a crash must not cause: wrong counts, partially applied transactions and items without an account.
 */
export function inconsistenciesIn(items: readonly WireItem[]): Found[] {
  const keys = new Set(items.map(keyOf));
  const users = items.filter(({ PK, SK }) => PK.S.startsWith('USER#') && SK.S === 'META');
  const pointers = items.filter(({ PK }) => PK.S.startsWith('EMAIL#'));
  const found: Found[] = [];
  const claim = (isTrue: boolean, what: string, item: WireItem) => {
    if (!isTrue) found.push({ what, of: keyOf(item) });
  };

  for (const user of users) {
    const own = items.filter(({ PK }) => PK.S === user.PK.S);
    const count = (prefix: string) => own.filter(({ SK }) => SK.S.startsWith(prefix)).length;
    const signInKey = (user['signInKey'] as { M?: { id: { S: string } } } | undefined)?.M?.id.S;
    claim(Number(user['profileCount']?.N) === count('PROFILE#'), 'the count of profiles is wrong', user);
    claim(
      Number(user['keyCount']?.N) + (signInKey ? 1 : 0) === count('KEY#'),
      'the count of keys is wrong',
      user,
    );
    claim(!signInKey || keys.has(`${user.PK.S} KEY#${signInKey}`), 'the sign-in key is missing', user);
    const pointing = pointers.filter((one) => `USER#${one['userId']?.S}` === user.PK.S);
    claim(pointing.length === 1, 'no email pointer to the account', user);
    claim(pointing[0]?.['ttl']?.N === user['ttl']?.N, 'the email pointer has another ttl', user);
  }
  for (const pointer of pointers)
    claim(keys.has(`USER#${pointer['userId']?.S} META`), 'the email pointer has no account', pointer);
  for (const item of items) {
    const { PK, SK } = item;
    if (PK.S.startsWith('USER#')) {
      claim(keys.has(`${PK.S} META`), 'an item without an account', item);
      if (SK.S.startsWith('KEY#')) claim(keys.has(`KEY#${item['hash']?.S} KEY`), 'half a key', item);
      if (SK.S.startsWith('SOURCE#'))
        claim(keys.has(`${SK.S.replace('SOURCE', 'KNOWN')} KNOWN`), 'half a returning device', item);
      if (SK.S.startsWith('SESSION#')) claim(keys.has(`${SK.S} SESSION`), 'half a session', item);
    } else if (SK.S === 'KEY')
      claim(keys.has(`USER#${item['userId']?.S} KEY#${item['id']?.S}`), 'half a key', item);
    else if (SK.S === 'KNOWN')
      claim(
        keys.has(`USER#${item['userId']?.S} ${PK.S.replace('KNOWN', 'SOURCE')}`),
        'half a returning device',
        item,
      );
    else if (SK.S === 'SESSION') claim(keys.has(`USER#${item['userId']?.S} ${PK.S}`), 'half a session', item);
  }
  return found;
}

/** Ids of profiles with orphaned forecasts, cached for a deleted profile or for previous birth data. */
export function orphansIn(items: readonly WireItem[]): string[] {
  const births = new Map(
    items
      .filter(({ SK }) => SK.S.startsWith('PROFILE#'))
      .map((item) => [item.SK.S.replace('PROFILE', 'FORECAST'), birthKeyOf(item)]),
  );
  const cached = items.filter(({ PK }) => PK.S.startsWith('FORECAST#'));
  const orphans = cached.filter(({ PK, SK }) => births.get(PK.S) !== SK.S.split('#')[0]);
  return [...new Set(orphans.map(({ PK }) => PK.S.slice('FORECAST#'.length)))];
}

const birthKeyOf = ({ birthDate, birthTime, latitude, longitude, timeZone, matters }: WireItem): string =>
  birthKey({
    birthDate: birthDate?.S ?? '',
    ...(birthTime?.S && { birthTime: birthTime.S }),
    latitude: Number(latitude?.N),
    longitude: Number(longitude?.N),
    timeZone: timeZone?.S ?? '',
    matters: (matters?.L ?? []).map(({ S }) => S as Area),
  });

const keyOf = ({ PK, SK }: WireItem) => `${PK.S} ${SK.S}`;
