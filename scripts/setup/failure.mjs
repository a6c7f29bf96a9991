/** A reason for stopping that a person can act on: its message says what to do, and its stack is of no use. */
export class SetupFailure extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.stack = message;
  }
}

export const unreachable =
  'The package registry cannot be reached: check the network connection (and the proxy and registry settings in `npm config list`), then run the command again.';

/** @type {{ when: RegExp, say: (text: string) => string }[]} */
const reasons = [
  {
    when: /ENOSPC|no space left on device|database or disk is full|EDQUOT/i,
    say: () => 'There is no space left on the disk: free about 1 GB, then run the command again.',
  },
  {
    when: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network request to/,
    say: () => unreachable,
  },
  {
    when: /EACCES|EPERM|EROFS|read-only file system|attempt to write a readonly database|unable to open database file/i,
    say: (text) =>
      `This user may not write ${/'([^']+)'/.exec(text)?.[1] ?? 'here'}: give yourself write access to the folder, then run the command again.`,
  },
];

/**
 * The well-known reason behind a failure in one plain line that says what to do, or undefined when it is none of them.
 *
 * @param {unknown} cause an error, or the output of a program that failed
 * @returns {string | undefined}
 */
export function plainReason(cause) {
  const text = textOf(cause);
  return reasons.find((reason) => reason.when.test(text))?.say(text);
}

/** @param {unknown} cause @returns {string} */
function textOf(cause) {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  return [code, cause.message, cause.cause ? textOf(cause.cause) : ''].join(' ');
}

/**
 * Ends the program with one line on what to do. An unexpected failure keeps its stack: it is a bug.
 *
 * @param {unknown} cause
 */
export function endWith(cause) {
  const reason = cause instanceof Error && cause.stack === cause.message ? cause.message : plainReason(cause);
  const unforeseen = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  process.stderr.write(`\n${reason ?? unforeseen}\n\n`);
  process.exit(1);
}
