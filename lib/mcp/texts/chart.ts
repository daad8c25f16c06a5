import type { AnsweredBy } from '../asked.ts';

type Chart = AnsweredBy<'natal_chart'>;
type Place = { sign: string; signDegrees: number };

const placeText = ({ sign, signDegrees }: Place): string => `${signDegrees.toFixed(2)}° ${sign}`;

function bodyText(
  name: string,
  place: Place & { certain: boolean; house: number | null; retrograde?: boolean },
) {
  const notes = [
    place.house !== null && `house ${place.house}`,
    place.retrograde && 'retrograde',
    !place.certain && 'sign not certain without the time of birth',
  ].filter((note) => note !== false && note !== undefined);
  return `- ${name}: ${[placeText(place), ...notes].join(', ')}`;
}

/** A natal chart, one point a line. */
export function chartText(chart: Chart): string {
  const { timeKnown, bornAt, houseSystem, angles, houses, bodies, northNode, aspects } = chart;
  return [
    timeKnown
      ? `Born at ${bornAt.at} (UTC)`
      : `Time of birth unknown; places are those of ${bornAt.noon}, local noon`,
    ...bodies.map((body) => bodyText(body.body, body)),
    bodyText('North Node', northNode),
    ...(angles
      ? [`Ascendant ${placeText(angles.ascendant)}, Midheaven ${placeText(angles.midheaven)}`]
      : ['No angles or houses without the time of birth']),
    ...(houses
      ? [`Houses (${houseSystem}): ${houses.map((cusp) => `${cusp.house} ${placeText(cusp)}`).join(', ')}`]
      : []),
    `Aspects: ${aspects.map(({ a, aspect, b, orbDeg }) => `${a} ${aspect} ${b} (orb ${orbDeg.toFixed(2)}°)`).join(', ')}`,
  ].join('\n');
}
