import { contentHash, stamp } from './content-hash.mjs';
import { SetupFailure } from './failure.mjs';
import { inProject, projectNode, run, told } from './project.mjs';

const generated = stamp('.cache/generated-from');

/**
 * Writes generated/ anew when a spec changed since the last look. It is committed and held equal to the specs by
 * `npm run check`, so a fresh clone has nothing to do.
 */
export async function generateCode() {
  const wanted = contentHash([
    'openapi',
    'orval.config.ts',
    'scripts/generate.ts',
    'scripts/generation',
    'src/sandbox/spec/read-document.ts',
  ]);
  if (generated.matches(wanted)) return;
  if (generated.exists()) await told('Generating code from the changed specs', generate);
  generated.write(wanted);
}

async function generate() {
  const { code, output } = await run(projectNode(), [inProject('scripts', 'generate.ts')]);
  if (code !== 0)
    throw new SetupFailure(
      `${output.trim()}\n\nThe code could not be generated from openapi/: mend the spec that is named above, then run the command again.`,
    );
}
