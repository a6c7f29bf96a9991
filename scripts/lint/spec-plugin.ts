/** The few parts of Redocly's plugin interface that this file uses; they are the same in `lint` and in the generator's library. */
interface Schema {
  type?: unknown;
  pattern?: unknown;
  patternProperties?: Record<string, unknown>;
}
interface Location {
  child(names: string[]): Location;
  key(): Location;
}
interface Context {
  key: string | number;
  location: Location;
  report(problem: { message: string; location: Location }): void;
}

/**
 * Patterns are regular expressions of JavaScript, as JSON Schema has it: the client, the sandbox and the contracts compile them. With
 * the flag `u`, by which an escape that JavaScript lacks, such as `\Z`, is no letter instead.
 */
const regularExpressions = () => ({
  Schema: ({ pattern, patternProperties = {} }: Schema, { location, report }: Context) => {
    const check = (expression: string, place: Location) => {
      const fault = faultOf(expression);
      if (fault !== undefined)
        report({ message: `the pattern is no regular expression of JavaScript: ${fault}`, location: place });
    };
    if (typeof pattern === 'string') check(pattern, location.child(['pattern']));
    for (const name of Object.keys(patternProperties)) check(name, location.child(['patternProperties', name]).key());
  },
});

/** Schemas are called as the types and validators are that are generated of them: of another name orval makes one of its own. */
const schemaNames = () => ({
  NamedSchemas: {
    Schema: (_: Schema, { key, location, report }: Context) => {
      if (!/^[A-Z][A-Za-z\d]*$/.test(String(key)))
        report({
          message: `the schema "${key}" needs the name of a type, such as DeliveryAddress`,
          location: location.key(),
        });
    },
  },
});

/** JSON Schema has a list of types hold one, and orval ends on one that is empty, without a word of where. */
const typeLists = () => ({
  Schema: ({ type }: Schema, { location, report }: Context) => {
    if (Array.isArray(type) && type.length === 0)
      report({ message: 'the list of types is empty', location: location.child(['type']) });
  },
});

function faultOf(pattern: string): string | undefined {
  try {
    void new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const rules = { 'regular-expressions': regularExpressions, 'schema-names': schemaNames, 'type-lists': typeLists };

/** The rules of this house for specs. */
export default function specPlugin() {
  return { id: 'house', rules: { oas3: rules, async3: rules } };
}
