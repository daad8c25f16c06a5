import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { deriveApiKey } from '#lib/accounts/key-format.ts';
import { Description, describeApi } from '#lib/contract/description.ts';
import { listProfiles } from '#lib/contract/profiles.ts';
import { bearer } from './as-caller.ts';
import { at, of } from './ask.ts';
import { ofApi, ofAsset, ofDashboard, ofPage, type Step } from './step.ts';

const page = { status: 200, type: 'text/html', headers: ofPage };
const dashboard = { ...page, headers: ofDashboard };

const ADMITTED = 'Whoever has no valid key must be refused: look at the authorizer, and take the stage down.';

/** What everybody may ask for, and what nobody may. */
export const publicSteps = (url: string): Step[] => [
  {
    check: 'The dashboard',
    request: () => at('/'),
    expected: dashboard,
    learn: ({ text }) => {
      const script = /<script [^>]*src="([^"]+)"/.exec(text)?.[1];
      const address = script && new URL(script, `${url}/`).href;
      return address?.startsWith(url) ? { script: address.slice(url.length) } : {};
    },
  },
  { check: 'The dashboard, by HEAD', request: () => at('/', 'HEAD'), expected: dashboard },
  {
    check: 'What the dashboard runs',
    request: ({ script }) => (script ? { ...at(script), shown: 'GET /assets/{file}' } : undefined),
    expected: { status: 200, type: 'text/javascript', headers: ofAsset },
  },
  { check: 'The documentation', request: () => at('/docs'), expected: page },
  {
    check: 'The description',
    request: () => of(describeApi),
    expected: {
      status: 200,
      headers: { ...ofApi, ETag: undefined },
      also: ({ body }) => {
        const address = v.parse(Description, body).servers[0]?.url;
        return address === url
          ? undefined
          : `It says that the service is at ${address}, not at ${url}: look at what a proxy or the domain’s mapping makes of the host and the path.`;
      },
    },
  },
  {
    check: 'No key',
    request: () => of(listProfiles),
    expected: { status: 401, headers: ofApi, otherwise: ADMITTED },
  },
  {
    check: 'A wrong key',
    request: () => of(listProfiles, { headers: bearer(deriveApiKey(randomBytes(32), 'nobody')) }),
    expected: { status: 401, headers: ofApi, otherwise: ADMITTED },
  },
  {
    check: 'An unknown path',
    request: () => at('/api/no-such-path'),
    expected: { status: 404, headers: ofApi },
  },
];
