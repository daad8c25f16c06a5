import * as v from 'valibot';

const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const Country = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const Category = v.pipe(v.string(), v.maxLength(35));

const RequestSchema = v.pipe(
  v.object({
    Text: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    MaxResults: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
    Language: v.optional(v.pipe(v.string(), v.minLength(2), v.maxLength(35))),
    BiasPosition: v.optional(v.strictTuple([Longitude, Latitude])),
    FilterBBox: v.optional(v.strictTuple([Longitude, Latitude, Longitude, Latitude])),
    FilterCountries: v.optional(v.pipe(v.array(Country), v.minLength(1), v.maxLength(100))),
    FilterCategories: v.optional(v.pipe(v.array(Category), v.minLength(1), v.maxLength(5))),
  }),
  v.check(
    ({ BiasPosition, FilterBBox }) => !(BiasPosition && FilterBBox),
    'BiasPosition and FilterBBox must not both be set.',
  ),
);

/** The body of SearchPlaceIndexForText; positions are [longitude, latitude], countries ISO 3166-1 alpha-3. */
export type SearchRequest = v.InferOutput<typeof RequestSchema>;

/** Why the service refuses a request: the members of its ValidationException. */
export type RequestFault = {
  message: string;
  reason: 'Missing' | 'CannotParse' | 'FieldValidationFailed';
  fieldList: { name: string; message: string }[];
};

/** Reads the JSON body of a text search, naming every field at fault at once. */
export function readSearchRequest(body: Buffer): { request: SearchRequest } | { fault: RequestFault } {
  const json = parseJson(body);
  if (json === undefined) {
    return { fault: { message: 'Unable to parse the request body', reason: 'CannotParse', fieldList: [] } };
  }
  const result = v.safeParse(RequestSchema, json);
  if (result.success) return { request: result.output };
  const fieldList = result.issues.map((issue) => ({
    name: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
  const isMissing = result.issues.every(({ input, path }) => input === undefined && path?.length === 1);
  const named = fieldList
    .map(({ name, message }) => (name === '' ? message : `${name}: ${message}`))
    .join('; ');
  return {
    fault: {
      message: `Input validation failed: ${named}`,
      reason: isMissing ? 'Missing' : 'FieldValidationFailed',
      fieldList,
    },
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
