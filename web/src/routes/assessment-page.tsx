import { use, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Condition, conditionName, isCondition } from '@directory/domain/assessments/conditions';
import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import { loadDefinition } from '@directory/domain/assessments/load-definition';
import { assessmentTitle } from '@directory/domain/assessments/wording';
import { paths } from '@directory/domain/site/paths';
import { useLanguage } from '../site/contexts.ts';
import { awaited } from '../site/page-wait.ts';
import { useRouteParams, useRouteState, type RouteHead, type RouteLoad } from '../site/route.ts';
import { AssessmentFlow } from '../features/assessment/assessment-flow.tsx';

/** Sends visitors who ask for an assessment that does not exist to the list, which says so: an old link still leads to help. */
export const load: RouteLoad = async ({ params, language }) => {
  const { condition } = params;
  if (!isCondition(condition)) {
    return { redirect: { location: paths.assessments({ notFound: true }), status: 302 } };
  }
  return { state: await loadDefinition(condition, language) };
};

export const head: RouteHead = ({ t, params, language }) => {
  const { condition } = params;
  const list = { label: t('shell:nav.assessments'), to: paths.assessments() };
  if (!isCondition(condition)) return { title: list.label, description: '', noIndex: true };
  return {
    title: assessmentTitle(condition, language),
    breadcrumb: conditionName(condition, language),
    description: t('assessment:pageDescription', { asks: ASSESSMENTS[condition].asks[language] }),
    parents: [list],
  };
};

export function Component() {
  const { condition } = useRouteParams();
  return isCondition(condition) ? <Assessment condition={condition} /> : <ToTheList />;
}

function Assessment({ condition }: { condition: Condition }) {
  const language = useLanguage();
  // Of the first page alone; one reached by a link fetches the chunk.
  const rendered = useRouteState<AssessmentDefinition>();
  const fetched = () => loadDefinition(condition, language);
  const definition = rendered ?? use(awaited(`${condition} in ${language}`, fetched));
  return <AssessmentFlow definition={definition} key={definition.id} />;
}

/** What the server does by a redirect, for a link within the site. */
function ToTheList() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.assessments({ notFound: true }), { replace: true });
  }, [navigate]);
  return null;
}
