import { parseArgs, type ParseArgsConfig } from 'node:util';
import { reasonOf } from '../contracts/support/reason.ts';
import { endWith, plainReason, SetupFailure } from './setup/failure.mjs';

/**
 * Options and words of a command line.
 * @param usage how to call it
 * @throws SetupFailure with one line, when something is given that there is not
 */
export function parsedArgs<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Its message names the switch, and goes on about others.
    const [reason] = String(error instanceof Error ? error.message : error).split('. ');
    throw new SetupFailure(`${reason?.replace(/\.$/, '')}. Usage: ${usage}`);
  }
}

/** Options and words of this program's command line; what there is not ends it with one line, before it has done anything. */
export function commandLine<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parsedArgs(usage, config);
  } catch (error) {
    return endWith(error);
  }
}

/** Ends the program with one line when a word is none of those that there are. */
export function refuseUnknown(kind: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    endWith(
      new SetupFailure(
        `There is no ${kind} called ${unknown.join(', ')}: there are ${[...new Set(known)].join(', ')}.`,
      ),
    );
}

/**
 * Runs a program. A failure is told without its stack: by the well-known reason behind it where the system gives one,
 * else by its message.
 */
export async function withReportedErrors(program: () => void | Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const isOfSystem = error instanceof Error && 'code' in error;
    console.error((isOfSystem ? plainReason(error) : undefined) ?? reasonOf(error));
    process.exitCode = 1;
  }
}
