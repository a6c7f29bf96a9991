import type { ZodMiniType } from 'zod/mini';
import { bodies } from '#generated/bodies.ts';
import type { OperationId } from '#generated/operations.d.ts';
import { setBodyCheck } from './connection.ts';
import { readAnswer } from './read-answer.ts';

/*
 * Holds every JSON body that is sent to its generated schema. Loaded in development and in tests, never by customers: what
 * a form sends has gone through its schema, and anything else is a mistake of ours, which has to be found before.
 */
setBodyCheck(checkBody);

/** @throws Error naming operation and place when the body breaks its spec, or is none of the operation's */
export function checkBody(operationId: OperationId, json: string): void {
  const schema: ZodMiniType | undefined = bodies[operationId];
  if (!schema) throw new Error(`${operationId} has no JSON body in its spec`);
  const places = wrongPlaces(schema, JSON.parse(json));
  if (places.length > 0) throw new Error(`${operationId}: the body breaks its spec at ${places.join(', ')}`);
}

/** A record that is sent back brings along the nulls that it was read with. See: [Note: Null is absent] */
function wrongPlaces(schema: ZodMiniType, body: unknown): readonly string[] {
  if (schema.def.type !== 'intersection')
    return schema.safeParse(body).error?.issues.map(({ path }) => path.join('.') || 'its root') ?? [];
  const reading = readAnswer(schema, body, false);
  return 'wrong' in reading ? reading.wrong : [];
}
