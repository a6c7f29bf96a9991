import { t } from '#i18n/texts.ts';
import { useSingleRun } from '#lib/use-single-run.ts';
import { useActivation, whyNoActions } from '#photos/activation/library-activation.ts';
import { Button } from '#ui/button.tsx';
import styles from './action-buttons.module.css';
import { showFailure } from './failure-toast.ts';
import type { ActionTarget, PhotoAction } from './photo-action.ts';

export interface ActionButtonsProps {
  actions: readonly PhotoAction[];
  /** Target of the actions; asked for when one is pressed. */
  target: () => ActionTarget;
  list: ActionTarget['list'];
  count: number;
}

/** The buttons of a toolbar of photos: what cannot be done now says why (X15). */
export function ActionButtons({ actions, target, list, count }: ActionButtonsProps) {
  const whyNot = whyNoActions(useActivation());
  const offered = actions.filter(({ isOffered }) => isOffered?.({ count }) ?? true);
  return offered.map((action) => (
    <ActionButton
      key={action.key}
      action={action}
      target={target}
      disabledReason={whyNot ?? action.whyNot({ list, count })}
    />
  ));
}

interface ActionButtonProps extends Pick<ActionButtonsProps, 'target'> {
  action: PhotoAction;
  disabledReason: string | undefined;
}

/** The button of one action, which is busy for as long as that takes: others can begin meanwhile, with other photos. */
function ActionButton({ action, target, disabledReason }: ActionButtonProps) {
  const { isRunning, run } = useSingleRun();
  const start = async () => {
    try {
      await action.run(target());
    } catch (error) {
      // A script of the action that cannot be had; what else fails, actions tell themselves.
      showFailure(t('failure.action'), error);
    }
  };
  return (
    <Button
      variant="quiet"
      icon={action.icon}
      className={styles.button}
      disabledReason={disabledReason}
      busy={isRunning}
      // A double click is one press, and so is a key that is held: the next photo of a preview would be meant by the second.
      onClick={({ detail }) => detail < 2 && void run(start)}
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
    >
      <span className={styles.label}>{t(action.label)}</span>
    </Button>
  );
}
