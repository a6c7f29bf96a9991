import { useRef, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { useActivation } from '#photos/activation/use-activation.ts';
import { whyNoActions } from '#photos/activation/why-not.ts';
import { Button } from '#ui/button.tsx';
import styles from './action-buttons.module.css';
import { showFailure } from './failure-toast.ts';
import type { ActionTarget, PhotoAction } from './photo-action.ts';

export interface ActionButtonsProps {
  actions: readonly PhotoAction[];
  /** What they work on; asked for when one is pressed. */
  target: () => ActionTarget;
  list: ActionTarget['list'];
  count: number;
}

/** The buttons of a toolbar of photos: what cannot be done now says why (X15); what is under way cannot be started twice (S55). */
export function ActionButtons({ actions, target, list, count }: ActionButtonsProps) {
  const [running, setRunning] = useState<PhotoAction['key']>();
  const isRunning = useRef(false);
  const whyNot = whyNoActions(useActivation());
  const run = async (action: PhotoAction) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(action.key);
    try {
      await action.run(target());
    } catch (error) {
      // A script of the action that cannot be had; what else fails, actions tell themselves.
      showFailure(t('failure.action'), error);
    } finally {
      isRunning.current = false;
      setRunning(undefined);
    }
  };
  return actions.map((action) => (
    <Button
      key={action.key}
      variant="quiet"
      icon={action.icon}
      className={styles.button}
      disabledReason={whyNot ?? action.whyNot({ list, count })}
      busy={running === action.key}
      onClick={() => void run(action)}
    >
      <span className={styles.label}>{t(action.label)}</span>
    </Button>
  ));
}
