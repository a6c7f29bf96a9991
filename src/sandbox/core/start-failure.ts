/** Why the sandbox cannot start, in one line that says what to do. Printing it needs no stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.stack = message;
  }
}

/** Puts what commonly goes wrong at the start into one line; anything else is thrown as it is. */
export async function explained<Result>(start: () => Promise<Result>, folder: string): Promise<Result> {
  try {
    return await start();
  } catch (error) {
    const text =
      error instanceof Error ? `${'code' in error ? String(error.code) : ''} ${error.message}` : String(error);
    const line = explanation(text, folder);
    throw line === undefined ? error : new StartFailure(line, error);
  }
}

function explanation(text: string, folder: string): string | undefined {
  if (/ENOSPC|EDQUOT|disk is full|no space left/i.test(text)) {
    return `There is no space left on the disk for ${folder}: free some, or set SANDBOX_DATA to a folder elsewhere.`;
  }
  if (/EEXIST/.test(text)) {
    return `There is a file at ${folder}, where the data folder is to be: move it away, or set SANDBOX_DATA to a folder.`;
  }
  if (/file is not a database|disk image is malformed/i.test(text)) {
    return `The database in the data folder ${folder} is damaged: remove that folder, which is then made anew, or set SANDBOX_DATA to another folder.`;
  }
  if (/EACCES|EPERM|EROFS|ENOTDIR|readonly database|unable to open database/i.test(text)) {
    return `The data folder ${folder} cannot be written to: give yourself access, or set SANDBOX_DATA to another folder.`;
  }
  if (/database is locked/i.test(text)) {
    return `Another sandbox is using the data folder ${folder}: stop it, or set SANDBOX_DATA to another folder.`;
  }
  return undefined;
}

/** The failure for a port that cannot be opened; undefined where that is for another reason than usual. */
export function portFailure(port: number, variable: 'PORT' | 'SANDBOX_PORT', cause: unknown): StartFailure | undefined {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const another = `${variable}=${port < 1024 ? port + 8000 : port > 64_000 ? port - 1000 : port + 1000}`;
  if (code === 'EADDRINUSE')
    return new StartFailure(
      `Port ${port} is taken by another program: stop that program, or choose another port with ${another}.`,
      cause,
    );
  if (code === 'EACCES' || code === 'EPERM')
    return new StartFailure(`This user may not open port ${port}: choose another with ${another}.`, cause);
  return undefined;
}
