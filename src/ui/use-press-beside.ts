import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Hook: handlers of the surface around a layer, for a press beside it. One that began inside, to select text, and ended beside it is
 * none; and it counts when it ends: what lies under the layer would get the click of a finger that is lifted after the layer is gone.
 */
export function usePressBeside(onPress: () => void) {
  const hasBegun = useRef(false);
  return {
    onPointerDown({ target, currentTarget }: PointerEvent) {
      hasBegun.current = target === currentTarget;
    },
    onClick({ target, currentTarget }: MouseEvent) {
      if (hasBegun.current && target === currentTarget) onPress();
    },
  };
}
