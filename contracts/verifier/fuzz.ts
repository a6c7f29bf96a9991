import { forward } from '../verification/forward.ts';
import { ANSWER_MS } from '../verification/states.ts';
import { UsageError, type AuthHeader, type Options } from './arguments.ts';
import { exchangeFaults } from './fuzz-checks.ts';
import { fuzzOperations, generatorOf, type FuzzOperation, type GeneratedRequest } from './fuzz-requests.ts';
import type { SpecFile } from './spec-places.ts';
import { quoted, tokenWord } from './wire.ts';

/** Bounds of generated requests, which the owner of the service sets. */
export interface Fuzzing {
  spec: SpecFile;
  baseUrl: string;
  operations: FuzzOperation[];
  /** Of each operation. */
  requests: number;
  seconds: number;
  seed: number;
}

/** Results of generated requests. */
export interface FuzzReport {
  /** Of the first request of each operation; that of each further one is greater by 1. */
  seed: number;
  operations: FuzzedOperation[];
}

export interface FuzzedOperation {
  operation: string;
  requests: number;
  ms: number;
  /** Answers that came, by status. */
  statuses: Record<string, number>;
  /** Reason why nothing was sent, or less than was asked for. */
  leftOut?: string;
  /** Reason why faultless requests show little: the client reads bodies of successes alone. */
  unjudged?: string;
  faults: FuzzFault[];
}

export interface FuzzFault {
  seed: number;
  told: string;
  curl: string;
}

/** Number of faults of one operation after which it is let be. */
const ENOUGH = 5;

/**
 * The bounds in the options.
 * @throws UsageError for a service elsewhere without `--fuzz-remote`, one without OpenAPI, and an operation that there is not
 */
export function readFuzzing(options: Options, baseUrl: string, spec: SpecFile | undefined): Fuzzing {
  if (!spec?.document.paths) throw new UsageError(`${options.provider} has no OpenAPI to generate requests from.`);
  if (!options['fuzz-remote'] && !isLoopback(baseUrl))
    throw new UsageError(`--fuzz is for a service on this machine; ${baseUrl} needs --fuzz-remote.`);
  const all = fuzzOperations(spec);
  const only = options['fuzz-only'];
  const operations = all.filter(({ operation }) => only === undefined || operation === only);
  if (operations.length === 0)
    throw new UsageError(
      `There is no operation "${only}". There are: ${all.map(({ operation }) => operation).join(', ')}.`,
    );
  return {
    spec,
    baseUrl,
    operations: operations.map((one) =>
      one.isWrite && !options['fuzz-writes'] ? { ...one, leftOut: 'it writes: --fuzz-writes sends it, too' } : one,
    ),
    requests: Number(options['fuzz-requests'] ?? 50),
    seconds: Number(options['fuzz-seconds'] ?? 60),
    seed: Number(options['fuzz-seed'] ?? 1 + Math.floor(Math.random() * 999_999)),
  };
}

/** Sends each operation requests that the spec allows, one after the other, and holds the answers against the spec. */
export async function runFuzz(
  { spec, baseUrl, operations, requests, seconds, seed }: Fuzzing,
  authHeader: AuthHeader | undefined,
): Promise<FuzzReport> {
  const generate = await generatorOf(spec);
  const end = performance.now() + seconds * 1000;
  const report: FuzzReport = { seed, operations: [] };
  for (const one of operations) {
    const began = performance.now();
    const done: FuzzedOperation = { operation: one.operation, requests: 0, ms: 0, statuses: {}, faults: [] };
    report.operations.push(done);
    if (one.leftOut !== undefined) {
      done.leftOut = one.leftOut;
      continue;
    }
    for (let count = 0; count < requests && done.faults.length < ENOUGH; count += 1) {
      if (performance.now() > end) {
        done.leftOut = `the ${seconds} s of --fuzz-seconds are over`;
        break;
      }
      const request = generate(one, seed + count);
      if (!request) continue;
      done.requests += 1;
      const headers = {
        ...request.headers,
        ...(one.needsToken && authHeader && { [authHeader.name]: authHeader.value }),
      };
      const { status, told } = await exchange(spec, one, baseUrl, { ...request, headers });
      done.statuses[status] = (done.statuses[status] ?? 0) + 1;
      const curl = curlOf(baseUrl, one, request, authHeader);
      done.faults.push(...told.map((what) => ({ seed: seed + count, told: what, curl })));
    }
    const last = refusedAlone(one, done) ? generate(one, seed) : undefined;
    if (last) {
      const told = 'every answer was 401 or 403, so nothing of it was tried: is the token of --auth-header good?';
      done.faults.push({ seed, told, curl: curlOf(baseUrl, one, last, authHeader) });
    }
    if (isUnjudged(done)) done.unjudged = 'none was answered with success: no body was judged';
    if (done.requests === 0) done.leftOut ??= 'no request that the spec allows could be generated';
    done.ms = Math.round(performance.now() - began);
  }
  return report;
}

/** Whether a service did nothing but refuse who asks, which it may do to any request. */
function refusedAlone({ needsToken, takesRefusals }: FuzzOperation, { faults, statuses }: FuzzedOperation): boolean {
  const came = Object.keys(statuses);
  const isRefused = came.length > 0 && came.every((status) => status === '401' || status === '403');
  return needsToken && !takesRefusals && isRefused && faults.length === 0;
}

/** Whether all answers were refusals, of which a spec says no more than the status: 404 to unknown ids alone. */
function isUnjudged({ requests, statuses, faults }: FuzzedOperation): boolean {
  return requests > 0 && faults.length === 0 && Object.keys(statuses).every((status) => Number(status) >= 400);
}

/** Whether anything is wrong, or nothing was tried. */
export function isFuzzFailed(report: FuzzReport): boolean {
  return report.operations.some(({ faults }) => faults.length > 0) || isNothingSent(report);
}

/** Fault of generated requests of which none was sent. */
export const NOTHING_SENT = 'nothing was sent';

export function isNothingSent({ operations }: FuzzReport): boolean {
  return operations.every(({ requests }) => requests === 0);
}

export function fuzzLines(report: FuzzReport): string[] {
  const { seed, operations } = report;
  return [
    `generated requests, seed ${seed}`,
    ...operations.flatMap((one) => [
      `${signOf(one)} ${[`${one.operation}: ${countsOf(one)}`, one.unjudged, one.leftOut].filter((part) => part !== undefined).join('; ')}`,
      ...one.faults.map((fault) => `    ${faultLine(fault)}`),
    ]),
    ...(isNothingSent(report) ? [`✗ generated requests: ${NOTHING_SENT}`] : []),
  ];
}

function signOf({ faults, requests, unjudged }: FuzzedOperation): string {
  if (faults.length > 0) return '✗';
  if (requests === 0) return '-';
  return unjudged === undefined ? '✓' : '?';
}

function countsOf({ requests, statuses }: FuzzedOperation): string {
  return [`${requests} requests`, ...Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)].join(
    ', ',
  );
}

/** A fault, with the seed that sends the same request again: `--fuzz-seed <seed> --fuzz-requests 1`. */
export function faultLine({ seed, told, curl }: FuzzFault): string {
  return `seed ${seed}: ${told}; ${curl}`;
}

async function exchange(
  spec: SpecFile,
  { method, pointer }: FuzzOperation,
  baseUrl: string,
  { body, ...request }: GeneratedRequest,
) {
  const sent = { ...request, method, ...(body !== undefined && { body: Buffer.from(body) }) };
  const { answer, fault = '' } = await forward(baseUrl, sent, ANSWER_MS);
  if (!answer || fault) return { status: 'none', told: [fault] };
  const { status, headers, body: content } = answer;
  const told = exchangeFaults(spec, pointer, status, headers['content-type'] ?? '', content.toString());
  return { status: String(status), told };
}

function curlOf(
  baseUrl: string,
  { method, needsToken }: FuzzOperation,
  { target, headers, body }: GeneratedRequest,
  authHeader: AuthHeader | undefined,
): string {
  return [
    `curl -i -X ${method} ${quoted(`${baseUrl}${target}`)}`,
    ...(needsToken ? [`-H ${tokenWord(authHeader)}`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
  ].join(' ');
}

function isLoopback(url: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
