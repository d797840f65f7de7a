import type { ConditionContent } from './condition-content.ts';

export const content: ConditionContent = {
  title: 'ADHD',
  name: 'ADHD',
  headTitle: 'ADHD in adults and children: signs, causes and treatment',
  description:
    'What attention-deficit/hyperactivity disorder is and how it shows at each age, what causes it, which treatments help, and where to find support in Canada.',
  lead: 'ADHD is a difference in how the brain steers attention, energy and impulses. It begins in childhood, often lasts into adult life, and has nothing to do with intelligence or effort. With the right support, people with ADHD do well.',
  sections: [
    {
      id: 'overview',
      title: 'What ADHD is',
      paragraphs: [
        'ADHD stands for attention-deficit/hyperactivity disorder. It is a neurodevelopmental condition: it comes from how the brain grows and works, not from character or upbringing.',
        'Attention is not missing in ADHD; it is hard to direct. The same person may be unable to finish a form and be absorbed for hours in something that fascinates them. Restlessness may be plain to see, or only felt inside.',
        'Many people, girls and women in particular, are recognized late because they daydream rather than disturb, or have learned to hide how hard things are. Some first hear the word when their own child is assessed.',
      ],
    },
    {
      id: 'symptoms',
      title: 'How it can show',
      paragraphs: [
        'Everyone forgets keys or interrupts now and then. In ADHD such things happen often, in more than one part of life, and have done since childhood. Some people mostly have the first group of signs, some the second, many both.',
      ],
      parts: [
        {
          title: 'Inattention',
          points: [
            'Losing the thread in tasks, reading or conversations',
            'Missing details, leaving things unfinished',
            'Trouble organizing, planning and judging time',
            'Losing things, forgetting appointments',
            'Putting off what takes long effort',
            'Being pulled away by sounds or one’s own thoughts',
          ],
        },
        {
          title: 'Hyperactivity and impulsivity',
          points: [
            'Fidgeting, getting up, finding it hard to rest',
            'Feeling driven, or restless inside',
            'Talking a lot, answering before the question ends',
            'Finding it hard to wait',
            'Deciding, buying or saying things before thinking',
          ],
        },
        {
          title: 'At different ages',
          points: [
            'Children: daydreaming, running about, unfinished schoolwork, quarrels with friends',
            'Teenagers: disorganization, risky driving, strong moods, falling marks',
            'Adults: missed deadlines, clutter, money trouble, exhaustion from keeping up',
          ],
        },
      ],
    },
    {
      id: 'causes',
      title: 'What causes it',
      paragraphs: [
        'ADHD runs in families: heredity plays the largest part. Screens, sugar or a lack of discipline do not cause it, though a chaotic day can make it harder.',
      ],
      points: [
        'Many genes, each with a small effect',
        'Being born very early or very small',
        'Exposure to alcohol, tobacco or lead before birth or in early childhood',
        'Injuries to the brain, in some cases',
      ],
      end: 'Poor sleep, anxiety, depression, trauma, learning difficulties and thyroid trouble can look like ADHD or come with it. That is one more reason for a careful assessment.',
    },
    {
      id: 'treatment',
      title: 'What helps',
      paragraphs: [
        'Treatment does not change who you are. It makes it easier to do what you want to do. It usually combines several of these, and is reviewed from time to time.',
      ],
      parts: [
        {
          title: 'Knowing and adapting',
          text: 'Understanding ADHD is itself a relief. Reminders, lists, shorter tasks, a quiet place and clear routines take weight off memory. Schools and employers can make accommodations.',
        },
        {
          title: 'Therapy and coaching',
          text: 'Cognitive behavioural therapy for adults builds ways to plan, begin and finish things, and works on the self-criticism of many years. For children, training and support for parents and teachers come first.',
        },
        {
          title: 'Medication',
          text: 'Stimulants are the most studied medicines for ADHD and help many people; there are others when they do not suit. A physician or nurse practitioner prescribes them and checks sleep, appetite, blood pressure and heartbeat.',
        },
        {
          title: 'Everyday support',
          text: 'Movement, enough sleep at steady hours, regular meals, and time with people who see your strengths.',
        },
      ],
    },
    {
      id: 'criteria',
      title: 'How professionals recognize it',
      paragraphs: [
        'No blood test or scan shows ADHD, and no questionnaire is enough. A professional listens to your story from childhood on, and often asks someone who knows you. Many in Canada work with the DSM-5-TR, a manual of the American Psychiatric Association. In our own words, and much shortened, it asks whether:',
      ],
      points: [
        'there are several signs of inattention, or of hyperactivity and impulsivity: at least six in children, five from the age of 17',
        'they have lasted six months or more and are stronger than what fits the age',
        'several were there before the age of 12',
        'they show in at least two settings, such as home and school or work',
        'they clearly get in the way of daily life',
        'another condition does not explain them better',
      ],
    },
  ],
  resources: [
    {
      publisher: 'Centre for ADHD Awareness, Canada (CADDAC)',
      title: 'Information and support for all ages',
      href: 'https://caddac.ca/',
    },
    {
      publisher: 'Canadian ADHD Resource Alliance (CADDRA)',
      title: 'The Canadian practice guidelines',
      href: 'https://www.caddra.ca/',
    },
    {
      publisher: 'Government of Canada',
      title: 'Mental health support: get help',
      href: 'https://www.canada.ca/en/public-health/services/mental-health-services/mental-health-get-help.html',
    },
  ],
  sources: [
    {
      publisher: 'Canadian ADHD Resource Alliance (CADDRA)',
      title: 'Canadian ADHD Practice Guidelines',
      href: 'https://www.caddra.ca/',
    },
    {
      publisher: 'National Institute of Mental Health',
      title: 'Attention-deficit/hyperactivity disorder',
      href: 'https://www.nimh.nih.gov/health/topics/attention-deficit-hyperactivity-disorder-adhd',
    },
    {
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      title: 'Attention deficit hyperactivity disorder: diagnosis and management (NG87)',
      href: 'https://www.nice.org.uk/guidance/ng87',
    },
    {
      publisher: 'Centre for Addiction and Mental Health (CAMH)',
      title: 'Mental illness and addiction index',
      href: 'https://www.camh.ca/en/health-info/mental-illness-and-addiction-index',
    },
    {
      publisher: 'Canadian Psychological Association',
      title: '“Psychology Works” fact sheets',
      href: 'https://cpa.ca/psychologyfactsheets/',
    },
  ],
};
