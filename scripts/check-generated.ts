import { generatedDrift } from './generation/drift.ts';

/** Part of `npm run check`: generated/ equals what the specs give. */
const drifted = await generatedDrift('.');
if (drifted.length > 0) {
  console.error(
    `generated/ does not follow from openapi/ (run npm run generate):\n${drifted.map((file) => `  generated/${file}`).join('\n')}`,
  );
  process.exitCode = 1;
} else {
  console.log('generated/ follows from openapi/.');
}
