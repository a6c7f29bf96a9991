import { useEffect } from 'react';
import { useActivation } from '#photos/activation/use-activation.ts';
import { whyNoActions } from '#photos/activation/why-not.ts';

/** Tells why no photos can be added now, as it changes (O52); draws nothing. */
export function WhyNotAdd({ onChange }: { onChange: (whyNot: string | undefined) => void }) {
  const whyNot = whyNoActions(useActivation());
  useEffect(() => onChange(whyNot), [onChange, whyNot]);
  return null;
}
