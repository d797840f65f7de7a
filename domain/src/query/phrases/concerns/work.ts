import type { PhraseGroup } from '../../lexicon.ts';

export const WORK: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Workplace Issues'] }],
  en: `
    (burnout|burn out|burned out|burnt out|burning out|burn t out|exhausted|exhaustion|overwork*|workaholic*|workplace|work stress|job stress|career|careers|career counselling|career change|vocational|unemploy*|laid off|layoff|fired|job loss|lost my job|job search|toxic workplace|toxic boss|toxic work|return to work|rtw|short term disability|long term disability|stress leave|sick leave|medical leave|disability leave|occupational|presenteeism|quit my job|work performance|leadership|executive coaching|professional identity)
    (burned|burnt|burnt) out (at work|from work|teacher|nurse|mom|doctor|lawyer|parent)
    (my|a|toxic|abusive|bad|horrible|mean) (boss|manager|supervisor|coworker|coworkers|colleague|colleagues|job|workplace|work environment)
    (hate|dread|dreading|tired of|miserable at|can t stand|sick of|stressed at|stressed about|anxious about|unhappy at|drained by|overwhelmed at|exhausted from) [going to] [my] (job|work|boss|career|office)
    (bullied|harassed|bullying|harassment|conflict|discrimination|mobbing|problems|stress*) (at|in) [the] (work|workplace|office|job)
    (can t|cannot|don t want to) (work|go to work|function at work|go back to work|face work) [anymore]
    (stuck in|lost|losing|leaving|changing) [my] (job|career)
    (work|job|career) (problems|issues|pressure|conflict|anxiety|burnout|exhaustion|overload|counselling|coach|stress)
    (off|leave) (work|from work) [on stress leave|for stress|sick]
    (teacher|nurse|nurses|lawyer|lawyers|physician|physicians|healthcare worker|healthcare workers|social worker|frontline worker|entrepreneur|executive|executives) (burnout|burned out|burnt out|stress|exhausted)
    running on empty
    (boss|manager|supervisor) (screams|yells|bullies|hates|harasses|humiliates|threatens) [at] me
    (dread|hate|cry before|cry at|sick before|scared of) (mondays|monday|going in|my shift|my shifts|work)
    (layoffs|restructuring|downsizing|merger|got laid off|being fired|let go)
    (long hours|overtime|double shifts|night shift|shift work|on call|rotational work|camp work|fly in fly out)
    (team|staff|company|employees) (conflict|morale|falling apart|burnout|wellness)
    (teacher|nurse|doctor|lawyer|social worker|farmer|trucker|manager) [and] (exhausted|tired|done|can t anymore|burned out|quitting|cry*)
    (got hurt|hurt|injured) (on the job|at work)
    (can t|cant|afraid to|not ready to) go back [to work]
  `,
  fr: `
    (burnout|burn out|burn|epuisement professionnel|epuisement|epuise|epuisee|surmenage|surmene|surmenee|brule au travail|brulee|au bout du rouleau|a bout de souffle|vide au travail|orientation de carriere|conseiller d orientation|orientation|chomage|perte d emploi|perdu mon emploi|perdu ma job|congedie|congediee|mis a pied|milieu de travail|climat de travail|souffrance au travail|sante mentale au travail|retour au travail|arret de travail|conge de maladie|arret maladie|reorientation professionnelle|bourreau de travail)
    (n en peux plus|en peux plus|en peux pu|plus capable|pu capable|a bout|epuise|epuisee|brule|brulee) (au|du|de mon|de ma|a la|par le|par mon) (travail|job|boulot|emploi|bureau)
    (je n en peux plus|j en peux plus|j en peux pu|je suis a bout) (au|du|a la) (travail|job|boulot|bureau|ouvrage)
    (mon|ma|un) (patron|boss|gestionnaire|collegue|superieur|job|emploi) (toxique|me harcele|me stresse|est toxique|m epuise|me rend malade|est horrible)
    (harcelement|intimidation|conflit|conflits|stress|pression|probleme|problemes|discrimination|harcele|harcelee) (au|en milieu de|a la|dans mon|avec mon) (travail|job|boulot|bureau|patron|boss|collegue|emploi)
    (deteste|hais|aime plus|tanne de|tannee de|ecoeure de|ecoeuree de) (mon|ma) (travail|job|emploi|boulot|patron|boss)
    (en|un|mon) (arret de travail|conge maladie|conge de maladie|arret maladie)
    (enseignant|enseignante|prof|infirmiere|infirmier|preposee|medecin|avocat|avocate|entrepreneur|educatrice) (epuise|epuisee|en burnout|a bout|en epuisement)
    (patron|boss|gestionnaire|superieur) (me|m|nous) (crie|harcele|intimide|humilie|menace|engueule|ecoeure)
    (mises a pied|restructuration|coupures|congediement|fermeture de l usine)
    (heures supplementaires|temps supplementaire|quarts de nuit|chiffre de nuit|chiffres|horaire de nuit|temps obligatoire|tso infirmiere)
    (en|tombe en|parti en|partie en) (arret|maladie|arret de travail|burnout)
    (equipe|employes|personnel) (en conflit|epuise|a bout|demotive)
    (prof|enseignante|infirmiere|preposee|medecin|educatrice|gestionnaire|agriculteur|producteur|camionneur) (au bout|a boutte|epuise|epuisee|en arret|tannee|tanne|brulee|brule)
    (plus|pas) capable (de rentrer|d aller|de retourner) (travailler|au travail|a job|a la job|au bureau)
    (boss|patron|superviseur|collegue) (me tombe dessus|m en veut|est toujours apres moi|me lache pas)
  `,
};
