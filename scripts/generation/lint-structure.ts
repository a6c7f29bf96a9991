import { relative } from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';

/**
 * Refuses specs that are not built as OpenAPI says: the generators do not name the line.
 * @throws Error with a line for each fault: file, line and what is wrong there
 */
export async function refuseMalformed(files: string[]): Promise<void> {
  const config = await createConfig({ rules: { struct: 'error' } });
  const problems = (await Promise.all(files.map((ref) => lint({ ref, config })))).flat();
  const faults = problems.flatMap(({ message, location: [place] }) =>
    place
      ? [`${relative(process.cwd(), place.source.absoluteRef)}:${getLineColLocation(place).start.line}: ${message}`]
      : [message],
  );
  if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
}
