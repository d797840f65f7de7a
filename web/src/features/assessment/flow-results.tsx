import { useLaterStrings } from '../../i18n/later-strings.ts';
import { HelpAfterResult } from '../crisis/help-after-result.tsx';
import { forgetResult } from './device-deletion.ts';
import { tellsOfSelfHarm } from './tells-of-self-harm.ts';
import { PART_STRINGS, type FlowPart } from './flow-part.ts';
import { ResultKeeping } from './result-keeping.tsx';
import { ResultsScreen } from './results-screen.tsx';

/** The results with what can be done with them. */
export function FlowResults({ definition, flow, mail, step }: FlowPart<'results'>) {
  useLaterStrings(PART_STRINGS);
  const { result, isSaved } = step;
  return (
    <>
      <ResultsScreen
        definition={definition}
        result={result}
        keeping={
          <ResultKeeping
            result={result}
            isSaved={isSaved}
            hasFailed={flow.saveFailed}
            onKeep={flow.keep}
            onDelete={() => {
              mail.forget();
              forgetResult(result);
              flow.noteRemoved();
            }}
          />
        }
        mail={mail.state}
        focus={flow.hasMoved}
        onRetry={(email) => void mail.send(result, email, mail.state.discreet)}
        onRetake={() => {
          mail.forget();
          flow.reset();
        }}
      />
      <HelpAfterResult
        condition={definition.condition}
        hasPanel={tellsOfSelfHarm(definition, result.answers)}
      />
    </>
  );
}
