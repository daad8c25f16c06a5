/** What the viewer's page reads of the description. */
type Response = { $ref?: string; description?: string; headers?: object; content?: Record<string, Media> };
type Media = { examples?: object };
type Operation = {
  description: string;
  security: Record<string, unknown>[];
  responses: Record<string, Response>;
};
export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response>; securitySchemes: { session?: object } };
};

const WITH_COOKIE =
  'It takes the session cookie alone, which your browser sends by itself if you are signed in to the dashboard.';

/**
 * The description as the viewer shows it: of credentials the key alone, as no page can set the cookie; without headers;
 * and an operation's problems as links to their pages, since each has the same form.
 */
export function shownDescription({ paths, components, ...rest }: Description): object {
  const { session, ...securitySchemes } = components.securitySchemes;
  const codesOf = ({ $ref = '' }: Response) => {
    const { content = {} } = components.responses[$ref.split('/').at(-1) ?? ''] ?? {};
    return Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
  };
  const shown = ({ description, security, responses, ...operation }: Operation) => {
    const needsCookie = security.length > 0 && security.every((needed) => 'session' in needed);
    const all = Object.entries(responses);
    const problems = all.flatMap(([status, response]) =>
      codesOf(response).map((code) => `${status} [\`${code}\`](errors/${code})`),
    );
    return {
      ...operation,
      description: needsCookie ? `${description} ${WITH_COOKIE}` : description,
      security: security.filter((needed) => !('session' in needed)),
      responses: {
        ...Object.fromEntries(
          all.flatMap(([status, { $ref, headers, ...response }]) => ($ref ? [] : [[status, response]])),
        ),
        default: { description: `Problems, which are all of one form: ${problems.join(', ')}.` },
      },
    };
  };
  const mapped = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, shown(operation)])),
  ]);
  return { ...rest, paths: Object.fromEntries(mapped), components: { ...components, securitySchemes } };
}
