import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../staff-settings.texts.ts';

type SettingsTab = 'brand' | 'texts' | 'navigation' | 'sections' | 'categories' | 'languages' | 'imports' | 'system';

/** On a phone the line is longer than the screen: it begins where one is. */
function showCurrent(line: HTMLElement | null): void {
  line?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** The pages of settings. */
export function SettingsTabs({ now }: { now: SettingsTab }) {
  return (
    <Tabs label={t.settings} ref={showCurrent}>
      <Tab href={hrefTo('/admin/settings/brand')} on={now === 'brand'}>
        {t.brand}
      </Tab>
      <Tab href={hrefTo('/admin/settings/texts')} on={now === 'texts'}>
        {t.texts}
      </Tab>
      <Tab href={hrefTo('/admin/settings/navigation')} on={now === 'navigation'}>
        {t.navigation}
      </Tab>
      <Tab href={hrefTo('/admin/settings/sections')} on={now === 'sections'}>
        {t.sections}
      </Tab>
      <Tab href={hrefTo('/admin/settings/categories')} on={now === 'categories'}>
        {t.categories}
      </Tab>
      <Tab href={hrefTo('/admin/settings/languages')} on={now === 'languages'}>
        {t.languages}
      </Tab>
      <Tab href={hrefTo('/admin/settings/import')} on={now === 'imports'}>
        {t.importAndExport}
      </Tab>
      <Tab href={hrefTo('/admin/settings')} on={now === 'system'}>
        {t.system}
      </Tab>
    </Tabs>
  );
}
