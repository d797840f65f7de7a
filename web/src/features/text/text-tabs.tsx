import './text-tabs.css';
import * as Tabs from '@radix-ui/react-tabs';
import { sectionsOf } from '../../site/text.ts';
import { TabList, TabPanel } from '../../ui/tabs/tabs.tsx';
import { idOf, TextBlocks, type TextLayoutProps } from './text-blocks.tsx';

/** A text's sections as tabs. All of them are in the page, so that it prints and can be read without scripts. */
export function TextTabs({ title, blocks, parts }: TextLayoutProps) {
  const sections = sectionsOf(blocks);
  return (
    <Tabs.Root className="text-tabs" defaultValue={sections[0] && idOf(sections[0])}>
      <TabList className="tabs" aria-label={title}>
        {sections.map((section) => (
          <Tabs.Trigger className="tab" value={idOf(section)} key={section.title}>
            {section.title}
          </Tabs.Trigger>
        ))}
      </TabList>
      {sections.map((section) => (
        <TabPanel className="tab-panel text-tab prose is-wide" value={idOf(section)} key={section.title}>
          <h2>{section.title}</h2>
          <TextBlocks blocks={section.blocks} parts={parts} level={3} />
        </TabPanel>
      ))}
    </Tabs.Root>
  );
}
