import { useSession } from '#desk/api/session.ts';
import { useKeysHelp } from '#desk/frame/keys.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { Switch } from '#desk/parts/switch.tsx';
import { useOwnChange } from './account-api.ts';

/** Single-key shortcuts can interfere with dictation and tremor, so each member can switch them off (WCAG 2.1.4). */
export function KeysSwitch() {
  const { me } = useSession();
  const change = useOwnChange();
  const showKeys = useKeysHelp();
  const isOn = change.isPending ? (change.variables.singleKeys ?? me.singleKeys) : me.singleKeys;
  return (
    <>
      <Switch
        label="Single-key shortcuts"
        hint="Keys without a modifier, such as J, K and A. Every shortcut also has a button."
        isOn={isOn}
        onChange={(singleKeys) => change.mutate({ singleKeys })}
      />
      <div role="alert">
        {change.error && <Notice className="mt-2">{change.error.message} The setting did not change.</Notice>}
      </div>
      <Button tone="line" size="bar" className="mt-3" onClick={showKeys}>
        All keys
      </Button>
    </>
  );
}
