import { DANGER_KINDS } from '@directory/domain/crisis-lines/danger';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import type { TextPartProps } from '../text/text-blocks.tsx';
import type { TextPageModule } from '../text/text-page.tsx';
import { LazyCrisisLineList, prepareCrisisLineList } from './lazy-crisis-lines.tsx';

/** What a text for a bad moment may use, with the namespaces `crisis` and `device`. */
export const parts: TextPageModule['parts'] = {
  'quick-exit': QuickExit,
  'crisis-lines': () => <LazyCrisisLineList />,
  'danger-lines': DangerLines,
};

export const load: TextPageModule['load'] = async () => {
  await prepareCrisisLineList();
  return {};
};

/** The lines for the danger that the text names. */
function DangerLines({ words }: TextPartProps) {
  return <LazyCrisisLineList kinds={DANGER_KINDS.filter((kind) => kind === words)} />;
}
