import * as Tabs from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';

/** Radix's list of tabs without its style attribute, which pages may not have. */
export function TabList({ children, ...rest }: ComponentProps<typeof Tabs.List>) {
  return (
    <Tabs.List {...rest} asChild>
      <Unstyled>{children}</Unstyled>
    </Tabs.List>
  );
}

/** A panel, likewise. It is in the page whether it is chosen or not: so it prints and can be read without scripts. */
export function TabPanel({ children, ...rest }: ComponentProps<typeof Tabs.Content>) {
  return (
    <Tabs.Content {...rest} forceMount asChild>
      <Unstyled>{children}</Unstyled>
    </Tabs.Content>
  );
}

/** Radix hands it an outline and an animation's length, which are the style sheet's to say. */
function Unstyled(props: ComponentProps<'div'>) {
  return <div {...props} style={undefined} />;
}
