import { useQuery } from '@tanstack/react-query';
import { useFailure } from '#desk/api/use-failure.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { Page } from '#desk/frame/page.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { settingsQuery } from './settings-api.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

export function Settings() {
  const query = useQuery(settingsQuery);
  const { data } = query;
  const failure = useFailure(query);
  return (
    <Page title="Settings" aside={<SettingsTabs />}>
      {data ? (
        <SettingsForm saved={data} />
      ) : failure ? (
        <LoadFailure title="The settings did not load" failure={failure} />
      ) : (
        <LoadingBars
          label="Settings"
          columns="minmax(0,1fr) 120px"
          bars={[['120px', '220px'], ['110px']]}
          rows={6}
        />
      )}
    </Page>
  );
}
