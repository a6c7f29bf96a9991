import type { FieldValues, Path } from 'react-hook-form';
import * as z from 'zod/mini';
import { t, type TextKey } from '#i18n/texts.ts';

/** Messages for a field of the request that breaks the spec; one key alone stands for `invalid` of the field of that name. */
export type SpecText<Values extends FieldValues> = TextKey | SpecTexts<Values>;

interface SpecTexts<Values extends FieldValues> {
  /** The form's field, where it is called otherwise than that of the request. */
  field?: Path<Values>;
  /** Message for an empty field; as `invalid` when left out. */
  missing?: TextKey;
  /** Message for a text longer than the spec allows; the general one, which names the limit, when left out. */
  tooLong?: TextKey;
  invalid: TextKey;
}

export interface FormRulesOptions<
  Values extends FieldValues,
  Request extends object,
  Body extends z.ZodMiniType<Request, Request>,
> {
  /** Rules of the form alone, with their texts: what is required in which country, for one. Limits of the spec are not repeated. */
  own?: z.ZodMiniType<unknown, Partial<Values>>;
  /**
   * Makes the body of the request of what stands in the form, valid or not. Fields that may be missing are undefined when they are
   * empty; needed ones stay ''.
   */
  toRequest: (values: Values) => (Request & z.input<Body>) | Promise<Request & z.input<Body>>;
  /** The generated schema of that body, imported from its file in generated/. */
  body: Body;
  /** Messages for each field that the customer fills in. */
  texts: { readonly [Field in keyof Request & string]?: SpecText<Values> };
}

/** Only `formRules` and `formWithoutBody` make them, so that no form goes without. */
const RULES = Symbol('form rules');

/** Validation of a form, and conversion of its values into the request. */
export interface FormRules<Values extends FieldValues, Request> {
  readonly [RULES]: true;
  /** To be parsed asynchronously. Its messages are texts; its output is what is sent. */
  readonly schema: z.ZodMiniType<Request, Values>;
}

/**
 * The rules of a form that ends in the generated schema of the request that it sends: what comes out cannot break the spec, and a
 * limit of the spec is one of the form. What is wrong by the form's own rules and by the spec is said at once, one message per field.
 * Parsing rejects with what `toRequest` throws, and with an Error that names the field when a field breaks the spec that the customer does not fill in.
 */
export function formRules<
  Values extends FieldValues,
  Request extends object,
  Body extends z.ZodMiniType<Request, Request>,
>({ own, toRequest, body, texts }: FormRulesOptions<Values, Request, Body>): FormRules<Values, Request> {
  const ending: z.ZodMiniType<Request, Request> = body;
  const request = z.transform(async (values: Values, { issues }): Promise<Request> => {
    const result = await toRequest(values);
    const wrong = (await own?.safeParseAsync(values))?.error?.issues ?? [];
    const marked = new Set(wrong.map(({ path: [field] }) => field));
    issues.push(
      ...wrong.map(({ path, message }) => ({ code: 'custom' as const, input: values, path: [...path], message })),
    );
    for (const issue of ending.safeParse(result).error?.issues ?? []) {
      const { path, message } = placed(issue, result, texts);
      if (!marked.has(path[0])) issues.push({ code: 'custom', input: values, path, message });
      marked.add(path[0]);
    }
    return result;
    // Awaited, which a body is already.
  }) as z.ZodMiniType<Request, Values>;
  return { [RULES]: true, schema: z.pipe(request, ending) };
}

/**
 * The rules of a form whose call has no body.
 * @param why which call it is, and why nothing of the form is in it
 */
export function formWithoutBody<Values extends FieldValues>(
  own: z.ZodMiniType<Values, Values>,
  why: string,
): FormRules<Values, Values> {
  if (why === '') throw new TypeError('A form without a body says why it has none');
  return { [RULES]: true, schema: own };
}

/**
 * The rules as a Standard Schema that is parsed once. zod's own begins with a parse that may not wait and drops it where it has to:
 * `toRequest` would run twice, and what the first run rejects with would be an unhandled rejection.
 */
export function parsedOnce<Values extends FieldValues, Request>({
  schema,
}: FormRules<Values, Request>): { '~standard': z.core.$ZodStandardSchema<z.ZodMiniType<Request, Values>> } {
  const validate = async (values: unknown) => {
    const { data, error } = await z.safeParseAsync(schema, values);
    return error ? { issues: error.issues } : { value: data };
  };
  return { '~standard': { version: 1, vendor: 'zod', validate } };
}

/** Field of the form that an issue of the generated schema belongs to, and its message. */
function placed<Values extends FieldValues>(
  issue: z.core.$ZodIssue,
  request: object,
  texts: Readonly<Record<string, SpecText<Values> | undefined>>,
): { path: string[]; message: string } {
  const field = String(issue.path[0] ?? '');
  const given = texts[field];
  if (given === undefined)
    throw new TypeError(
      `The request breaks its spec at ${field || 'its root'}, which is no field of the form: ${issue.code}`,
    );
  const {
    field: own,
    missing,
    tooLong,
    invalid,
  }: SpecTexts<Values> = typeof given === 'string' ? { invalid: given } : given;
  return { path: (own ?? field).split('.'), message: message() };

  function message(): string {
    const value: unknown = Reflect.get(request, field);
    if (value === undefined || value === '') return t(missing ?? invalid);
    if (issue.code === 'too_big')
      return tooLong === undefined ? t('form.tooLong', { count: Number(issue.maximum) }) : t(tooLong);
    return t(invalid);
  }
}
