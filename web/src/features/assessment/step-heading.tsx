import { useEffect, useRef, type ReactNode } from 'react';

interface StepHeadingProps {
  /** The visitor came here from another step: the heading takes the focus, so that it is read out. */
  focus: boolean;
  className?: string;
  children: ReactNode;
}

/** The element that a step's screen begins with: the crisis notice, which stays in view. */
export const FLOW_TOP_ID = 'assessment-top';

/** Brings the beginning of a step's screen into view. */
export function showFlowTop(): void {
  document.getElementById(FLOW_TOP_ID)?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

export function StepHeading({ focus, className, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focus) return;
    heading.current?.focus({ preventScroll: true });
    showFlowTop();
  }, [focus]);
  return (
    <h2 className={className} tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
}
