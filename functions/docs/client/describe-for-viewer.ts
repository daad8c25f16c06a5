type Response = {
  $ref?: string;
  description?: string;
  headers?: object;
  content?: Record<string, { examples?: object }>;
};
type Operation = { description: string; security: object[]; responses: Record<string, Response> };
/** The parts of the OpenAPI description that the viewer changes. */
export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response>; securitySchemes: { session?: object } };
};

const WITH_COOKIE =
  'This operation requires the session cookie, which your browser sends if you are signed in to the dashboard.';

/**
 * Adapts the OpenAPI description for the viewer. Removes response headers, and also the session credential, because no page
 * can set its cookie. Replaces an operation's problem responses, which share one schema, with links to their pages.
 */
export function describeForViewer({ paths, components, ...rest }: Description): object {
  const { session, ...securitySchemes } = components.securitySchemes;
  const codesOf = ({ $ref = '' }: Response) => {
    const { content = {} } = components.responses[$ref.split('/').at(-1) ?? ''] ?? {};
    return Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
  };
  const adapted = ({ description, security, responses, ...operation }: Operation) => {
    const needsCookie = security.length > 0 && security.every((scheme) => 'session' in scheme);
    const all = Object.entries(responses);
    const problems = all.flatMap(([status, response]) =>
      codesOf(response).map((code) => `${status} [\`${code}\`](errors/${code})`),
    );
    return {
      ...operation,
      description: needsCookie ? `${description} ${WITH_COOKIE}` : description,
      security: security.filter((scheme) => !('session' in scheme)),
      responses: {
        ...Object.fromEntries(
          all.flatMap(([status, { $ref, headers, ...response }]) => ($ref ? [] : [[status, response]])),
        ),
        default: { description: `Problems, which all have the same schema: ${problems.join(', ')}.` },
      },
    };
  };
  const mapped = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, adapted(operation)])),
  ]);
  return { ...rest, paths: Object.fromEntries(mapped), components: { ...components, securitySchemes } };
}
