import { ApiError } from '#api/api-error.ts';
import { scrub } from '#lib/error-reporter.ts';

const REMOVED = '[removed]';

/** Depth beyond any failure of ours; what lies below is left out, circles with it. */
const DEEPEST = 8;
/** Number of items of a list, or of an object's entries, that are kept at most. */
const MOST = 20;

/** Names under which words of the code stand, and never words of a customer. Nothing else is told of an object but its shape. */
const KNOWN = new Set([
  'action',
  'code',
  'correlationId',
  'kind',
  'operation',
  'reason',
  'service',
  'status',
  'statusCode',
  'type',
]);
const CONTAINERS = new Set(['cause', 'detail', 'details', 'error', 'errors', 'extensions', 'response']);
const CODE = /^[\w./:-]{1,80}$/;

/** An answer's body stands between these words (A8.1). */
const BODY = /\bError [\s\S]*?; Status Code:/g;
const BODY_LEFT_OUT = `Error ${REMOVED}; Status Code:`;
const ADDRESS = /\b(?:https?|wss?|blob|data|file):[^\s"'<>]+/gi;
const QUOTED = /"(?:[^"\\]|\\.)*"?|[“„«][^”“»]*[”“»]?/g;
const SINGLY_QUOTED = /(?<!\w)'[^'\n]*'/g;
const IDENTIFIER = /^'[\w$.]{0,40}'$/;

/**
 * The message of an error, fit to be sent (S32): no token, e-mail address, query or address of anything, and nothing that
 * is quoted, which is where messages hold what customers wrote. Names of the code in single quotes stay.
 */
export function redactText(text: string): string {
  const withoutBody = text.replace(BODY, BODY_LEFT_OUT);
  const withoutWords = withoutBody
    .replace(ADDRESS, REMOVED)
    .replace(QUOTED, REMOVED)
    .replace(SINGLY_QUOTED, (quoted) => (IDENTIFIER.test(quoted) ? quoted : REMOVED));
  return scrub(withoutWords).slice(0, 500);
}

/**
 * Anything that was thrown, fit to be sent (S32, S35). Only what stands under a known name keeps its value; of the rest the
 * shape is told, as names may be a customer's own words, too.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || depth > DEEPEST) return REMOVED;
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Map) return redact([...value.values()], depth);
  if (value instanceof Set || Array.isArray(value))
    return [...value].slice(0, MOST).map((one) => redact(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST)
      .map(([key, inner], index) => [
        KNOWN.has(key) || CONTAINERS.has(key) ? key : `#${index}`,
        KNOWN.has(key) ? redactCode(inner, depth) : redact(inner, depth + 1),
      ]),
  );
}

/** An error's name, message and cause; the rest of what hangs on it is not told. */
function redactError(error: Error, depth: number): object {
  const { name, message, cause } = error;
  return {
    name: redactCode(name, depth),
    ...(error instanceof ApiError
      ? redactCall(error)
      : { message: typeof message === 'string' ? redactText(message) : REMOVED }),
    ...(cause !== undefined && { cause: redact(cause, depth + 1) }),
  };
}

/** Of a failed call everything is known by name; what the service said in words stays here (A8.1, S32). */
function redactCall({ service, operation, kind, status, code: given }: ApiError): object {
  const code = redactCode(given, 0);
  return {
    message: `Error ${code ?? ''}; Status Code: ${status ?? 'none'} Received from ${service}/${operation}`,
    service,
    operation,
    kind,
    status,
    code,
  };
}

function redactCode(value: unknown, depth: number): unknown {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return redact(value, depth + 1);
  return CODE.test(value) && scrub(value) === value && redactText(value) === value ? value : REMOVED;
}
