import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { hrefTo } from '#web/language/href-to.ts';

type SettingsTab = 'brand' | 'texts' | 'navigation' | 'sections' | 'categories' | 'languages' | 'imports' | 'system';

/** On a phone the line is longer than the screen: it begins where one is. */
function showCurrent(line: HTMLElement | null): void {
  line?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** The pages of settings. */
export function SettingsTabs({ now }: { now: SettingsTab }) {
  return (
    <Tabs label="Settings" ref={showCurrent}>
      <Tab href={hrefTo('/admin/settings/brand')} on={now === 'brand'}>
        Brand
      </Tab>
      <Tab href={hrefTo('/admin/settings/texts')} on={now === 'texts'}>
        Texts
      </Tab>
      <Tab href={hrefTo('/admin/settings/navigation')} on={now === 'navigation'}>
        Navigation
      </Tab>
      <Tab href={hrefTo('/admin/settings/sections')} on={now === 'sections'}>
        Sections
      </Tab>
      <Tab href={hrefTo('/admin/settings/categories')} on={now === 'categories'}>
        Categories
      </Tab>
      <Tab href={hrefTo('/admin/settings/languages')} on={now === 'languages'}>
        Languages
      </Tab>
      <Tab href={hrefTo('/admin/settings/import')} on={now === 'imports'}>
        Import and export
      </Tab>
      <Tab href={hrefTo('/admin/settings')} on={now === 'system'}>
        Site and system
      </Tab>
    </Tabs>
  );
}
