import type { ConditionContent } from './condition-content.ts';

export const content: ConditionContent = {
  title: 'Depression',
  name: 'depression',
  headTitle: 'Depression: symptoms, causes and treatment',
  description:
    'What depression is and how it shows, what can lead to it, which treatments help, and where to find support in Canada.',
  lead: 'Depression is more than a bad week. It is a common health condition that takes the colour out of things and the strength out of days. It can be treated, and most people who get help feel better.',
  sections: [
    {
      id: 'overview',
      title: 'What depression is',
      paragraphs: [
        'Everyone feels low at times, after a loss, a quarrel or a long winter. Depression is different in how long it lasts and how much it takes over. For two weeks or more, a low mood or a loss of interest is there nearly every day, and work, school, family or simply getting up becomes hard.',
        'It is not a weakness, and it does not go away by trying harder. In a national survey in 2022, about one person in thirteen in Canada aged 15 and over had lived through a major depressive episode in the year before.',
        'Depression can come once or return, and it ranges from mild to severe. It may also appear during pregnancy or after a birth, with the seasons, or together with anxiety, chronic pain or another illness.',
      ],
    },
    {
      id: 'symptoms',
      title: 'How it can show',
      paragraphs: [
        'No two people live depression in the same way. Some feel sad; others feel mostly empty, tired or irritable. Children and teenagers may seem angry or withdraw. Older adults may speak first of pain, sleep or memory.',
      ],
      parts: [
        {
          title: 'Feelings',
          points: [
            'Sadness, emptiness or hopelessness most of the day',
            'Little interest or pleasure in what used to matter',
            'Guilt, or a sense of being worthless or a burden',
            'Irritability or restlessness',
          ],
        },
        {
          title: 'Thinking',
          points: [
            'Trouble concentrating, remembering or deciding',
            'Harsh thoughts about yourself and the future',
            'Thoughts of death or of suicide',
          ],
        },
        {
          title: 'Body and everyday life',
          points: [
            'Sleeping too little or far too much',
            'Changes in appetite or weight',
            'Tiredness that rest does not mend',
            'Moving or speaking slowly, or being unable to sit still',
            'Pulling back from people, work or care of yourself',
          ],
        },
      ],
      end: 'Thoughts of suicide are a reason to reach out today. The lines under “Crisis support” answer day and night.',
    },
    {
      id: 'causes',
      title: 'What can lead to it',
      paragraphs: [
        'There is rarely one cause. Depression usually grows out of several things that meet, and sometimes it comes without any that can be named.',
      ],
      points: [
        'Depression in the family, which raises the likelihood without deciding anything',
        'Stressful or painful events: loss, separation, violence, money or work troubles, discrimination',
        'Hard experiences in childhood',
        'Long-term illness, pain, hormonal changes or some medicines',
        'Loneliness, and too little support',
        'Alcohol and other substances, which can deepen a low mood',
      ],
    },
    {
      id: 'treatment',
      title: 'What helps',
      paragraphs: [
        'What suits you depends on how severe the depression is, what you have tried before, and what you prefer. It is a decision to take together with a professional, and to look at again when something does not help enough.',
      ],
      parts: [
        {
          title: 'Talking therapies',
          text: 'Cognitive behavioural therapy looks at the links between thoughts, actions and mood. Behavioural activation brings back, step by step, activities that give life meaning. Interpersonal therapy works on losses, changes and conflicts with others. For milder depression, guided self-help may be enough.',
        },
        {
          title: 'Medication',
          text: 'Antidepressants are prescribed by a physician or a nurse practitioner. They often take several weeks to work and are best not stopped suddenly or alone. For more severe depression, medication and therapy together are often advised.',
        },
        {
          title: 'Everyday support',
          text: 'Regular movement, sleep at steady hours, daylight, less alcohol and time with people you trust all help treatment along. They are not a substitute for it when depression is severe.',
        },
        {
          title: 'When it stays severe',
          text: 'Specialists have further treatments, such as brain stimulation, for depression that does not ease with therapy and medication.',
        },
      ],
    },
    {
      id: 'criteria',
      title: 'How professionals recognize it',
      paragraphs: [
        'Professionals in Canada often work with the DSM-5-TR, a manual of the American Psychiatric Association. In our own words, and much shortened, it asks of major depression whether:',
      ],
      points: [
        'at least five signs have been there in the same two weeks, nearly every day, and were not there before',
        'one of them is a low mood, or a loss of interest or pleasure',
        'the others are changes in appetite or weight, sleep, movement, energy, feelings of worth or guilt, concentration, or thoughts of death',
        'they cause real distress or get in the way of daily life',
        'a substance, a medical illness or another condition does not explain them better',
        'there has never been a period of mania',
      ],
    },
  ],
  resources: [
    {
      publisher: 'Canadian Mental Health Association',
      title: 'Programs and branches near you',
      href: 'https://cmha.ca/',
    },
    {
      publisher: 'Mood Disorders Society of Canada',
      title: 'Peer support and information',
      href: 'https://mdsc.ca/',
    },
    {
      publisher: 'Government of Canada',
      title: 'Mental health support: get help',
      href: 'https://www.canada.ca/en/public-health/services/mental-health-services/mental-health-get-help.html',
    },
  ],
  sources: [
    {
      publisher: 'Centre for Addiction and Mental Health (CAMH)',
      title: 'Mental illness and addiction index',
      href: 'https://www.camh.ca/en/health-info/mental-illness-and-addiction-index',
    },
    {
      publisher: 'World Health Organization',
      title: 'Depressive disorder (depression)',
      href: 'https://www.who.int/news-room/fact-sheets/detail/depression',
    },
    {
      publisher: 'National Institute of Mental Health',
      title: 'Depression',
      href: 'https://www.nimh.nih.gov/health/topics/depression',
    },
    {
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      title: 'Depression in adults: treatment and management (NG222)',
      href: 'https://www.nice.org.uk/guidance/ng222',
    },
    {
      publisher: 'Statistics Canada',
      title: 'Mental disorders and access to mental health care (2023)',
      href: 'https://www150.statcan.gc.ca/n1/pub/75-006-x/2023001/article/00011-eng.htm',
    },
  ],
};
