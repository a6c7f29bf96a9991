import { contentHash, stamp } from './content-hash.mjs';
import { SetupFailure } from './failure.mjs';
import { projectFolder, timed } from './project.mjs';
import { runProgram } from './run-program.mjs';

const sources = [
  'openapi',
  'orval.config.ts',
  'scripts/generate.ts',
  'scripts/generation',
  'src/sandbox/spec/read-document.ts',
];

/** Writes generated/ anew, unless it is known to follow from the specs. */
export function generateCode() {
  return generateUnlessGenerated(projectFolder, () => timed('Generating code from the specs', generate));
}

/**
 * Generates unless both the specs and generated/ are as they were after the last time: either may have been edited, taken back or
 * pulled since. What was never looked at, as in a fresh clone, is generated, which changes nothing where it is right.
 *
 * @param {string} root
 * @param {() => Promise<void>} make
 */
export async function generateUnlessGenerated(root, make) {
  const generated = stamp('.cache/generated-from', root);
  const from = contentHash(sources, undefined, root);
  const state = () => `${from} ${contentHash(['generated'], undefined, root)}`;
  if (generated.matches(state())) return;
  await make();
  generated.write(state());
}

async function generate() {
  const { code, output } = await runProgram(['node', 'scripts/generate.ts']);
  if (code !== 0)
    throw new SetupFailure(
      `${output.trim()}\n\nThe code could not be generated from openapi/: mend the spec that is named above, then run the command again.`,
    );
}
