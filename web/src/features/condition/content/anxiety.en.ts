import type { ConditionContent } from './condition-content.ts';

export const content: ConditionContent = {
  title: 'Anxiety',
  name: 'anxiety',
  headTitle: 'Anxiety: types, symptoms and treatment',
  description:
    'When worry and fear become an anxiety disorder, the types there are, what causes them, which treatments help, and where to find support in Canada.',
  lead: 'Anxiety warns us and keeps us careful. It becomes a health condition when it stays after the danger has passed, or when it decides what you can and cannot do. It is among the most treatable conditions there are.',
  sections: [
    {
      id: 'overview',
      title: 'What anxiety is',
      paragraphs: [
        'A racing heart before an exam or worry about a sick child is part of life. An anxiety disorder is different: the worry or fear is stronger than the situation calls for, it lasts for months, it is hard to steer, and it makes people avoid things that matter to them.',
        'Anxiety disorders are the most common mental health conditions in the world. Many begin in childhood or the teenage years. They often come together with depression, and each can be helped.',
      ],
    },
    {
      id: 'symptoms',
      title: 'How it can show',
      paragraphs: [
        'Anxiety lives in thoughts, in the body and in what we do. The signs in the body are real, and can be alarming in themselves.',
      ],
      parts: [
        {
          title: 'Thoughts and feelings',
          points: [
            'Worry that is hard to stop or to set aside',
            'A sense that something bad is about to happen',
            'Expecting the worst, again and again',
            'Irritability, or feeling on edge',
          ],
        },
        {
          title: 'Body',
          points: [
            'A fast heartbeat, sweating, trembling or short breath',
            'Tense muscles, headaches or a troubled stomach',
            'Tiredness and restless sleep',
            'Dizziness',
          ],
        },
        {
          title: 'Behaviour',
          points: [
            'Staying away from places, people or tasks',
            'Asking for reassurance, checking or over-preparing',
            'Trouble concentrating',
            'Using alcohol or other substances to calm down',
          ],
        },
      ],
      end: 'Chest pain or trouble breathing that is new needs medical care: call 911 if you are not sure what it is.',
    },
    {
      id: 'types',
      title: 'Types of anxiety',
      paragraphs: ['Someone may have more than one of these, and the names matter less than finding help.'],
      parts: [
        {
          title: 'Generalized anxiety disorder',
          text: 'Worry about many everyday things, such as health, money, work or family, on most days and for months.',
        },
        {
          title: 'Panic disorder',
          text: 'Sudden waves of intense fear that peak within minutes, and lasting dread of the next one.',
        },
        {
          title: 'Social anxiety disorder',
          text: 'Strong fear of being watched, judged or embarrassed, so that meeting or speaking to people is a trial.',
        },
        {
          title: 'Specific phobias',
          text: 'Fear of one thing or situation, such as heights, needles, flying or an animal, far beyond its danger.',
        },
        {
          title: 'Agoraphobia',
          text: 'Fear of places that seem hard to leave or to get help in: crowds, buses, queues, or being away from home alone.',
        },
        {
          title: 'Separation anxiety disorder',
          text: 'Fear of being apart from the people one is close to, beyond what fits the age. Adults can have it, too.',
        },
        {
          title: 'Selective mutism',
          text: 'Being unable to speak in some settings, such as school, while speaking freely in others. It usually begins in childhood.',
        },
      ],
      end: 'Obsessive-compulsive disorder and post-traumatic stress disorder also bring much anxiety. They are now counted as families of their own.',
    },
    {
      id: 'causes',
      title: 'What can lead to it',
      paragraphs: ['Anxiety disorders come from a mix of temperament, biology and experience.'],
      points: [
        'Anxiety in the family',
        'A shy or cautious temperament from early on',
        'Stressful or frightening events, in childhood or later',
        'Long strain: illness, caregiving, money, work, discrimination',
        'Medical conditions, such as an overactive thyroid, and some medicines',
        'Caffeine, alcohol, cannabis and other substances, or stopping them',
      ],
    },
    {
      id: 'treatment',
      title: 'What helps',
      paragraphs: [
        'Avoiding what we fear brings relief today and makes the fear grow. Most treatments turn this around gently, at a pace that you agree to.',
      ],
      parts: [
        {
          title: 'Talking therapies',
          text: 'Cognitive behavioural therapy has the strongest evidence. It helps you test anxious thoughts and, through exposure, meet what you avoid in small planned steps. Applied relaxation and acceptance-based therapies help as well. Guided self-help, on paper or online, is a good start for many.',
        },
        {
          title: 'Medication',
          text: 'Some antidepressants also ease anxiety; a physician or nurse practitioner prescribes them. Benzodiazepines can cause dependence and are generally kept for a short time, if used at all.',
        },
        {
          title: 'Everyday support',
          text: 'Movement, steady sleep, less caffeine and alcohol, slow breathing and talking to someone you trust make anxiety easier to carry.',
        },
      ],
    },
    {
      id: 'criteria',
      title: 'How professionals recognize it',
      paragraphs: [
        'Professionals in Canada often work with the DSM-5-TR, a manual of the American Psychiatric Association. Each type has its own description. In our own words, and much shortened, it asks of generalized anxiety disorder whether:',
      ],
      points: [
        'there has been too much worry, about several things, on most days for at least six months',
        'the worry is hard to control',
        'at least three of these come with it: restlessness, tiredness, poor concentration, irritability, tense muscles, troubled sleep (for children one is enough)',
        'it causes real distress or gets in the way of daily life',
        'a substance, a medical illness or another condition does not explain it better',
      ],
    },
  ],
  resources: [
    {
      publisher: 'Anxiety Canada',
      title: 'Free self-help for children, youth and adults',
      href: 'https://www.anxietycanada.com/',
    },
    {
      publisher: 'Canadian Mental Health Association',
      title: 'Programs and branches near you',
      href: 'https://cmha.ca/',
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
      title: 'Anxiety disorders',
      href: 'https://www.who.int/news-room/fact-sheets/detail/anxiety-disorders',
    },
    {
      publisher: 'National Institute of Mental Health',
      title: 'Anxiety disorders',
      href: 'https://www.nimh.nih.gov/health/topics/anxiety-disorders',
    },
    {
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      title: 'Generalised anxiety disorder and panic disorder in adults: management (CG113)',
      href: 'https://www.nice.org.uk/guidance/cg113',
    },
    {
      publisher: 'Canadian Psychological Association',
      title: '“Psychology Works” fact sheets',
      href: 'https://cpa.ca/psychologyfactsheets/',
    },
  ],
};
