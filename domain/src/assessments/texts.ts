import { z } from 'zod';

const text = z.string().min(1);
const list = z.array(text);
const link = z.strictObject({ label: text, href: z.url() });

/** What a language says about an assessment, in `content/assessments`; the rest follows from its facts. The build alone reads the schema. */
export const assessmentTextsSchema = z.strictObject({
  description: text,
  instructions: text,
  /** The time that the questions ask about. */
  period: text,
  type: z.enum(['likert', 'frequency', 'yesno', 'multiple']),
  /** The labels of the answers, which count 0, 1, 2 and so on. */
  options: list,
  questions: z.array(
    z.strictObject({
      text,
      category: text,
      /** What the question has to do with in the DSM-5, in our own words. */
      dsm_criteria: text,
    }),
  ),
  /** What to do at each level of help. A checklist of our own, which has no published bands, also says here what the score means. */
  interpretations: z.strictObject({ mild: text, moderate: text, severe: text }),
  educational_content: z.strictObject({
    what_is: text,
    symptoms: list,
    causes: list,
    treatments: list,
    /** Paraphrased: the manual's own text is not copied. */
    dsm_criteria: list,
  }),
  /** Where people with this very condition find others, the most fitting first. */
  support_groups: z.array(z.strictObject({ name: text, about: text, href: z.url() })),
  /** Whom it was made for. */
  audience: text,
  /** How far a score can be trusted. */
  certainty: z.strictObject({
    /** What is known of it: how often the score is right, how often wrong, and what was never measured. */
    findings: list,
    /** The studies behind these. */
    sources: z.array(link),
  }),
  disclaimer: text,
  /** Where the questions come from. */
  source: z.strictObject({
    /** The instrument's full name, as a clinician knows it; none for a checklist of our own. */
    instrument: text.exactOptional(),
    text,
    link: link.exactOptional(),
  }),
});

export type AssessmentTexts = z.output<typeof assessmentTextsSchema>;
