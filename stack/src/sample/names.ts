import type { Gender } from '@directory/domain/vocabulary/labels';
import { listOf, type FakerLocale, type Random } from './random.ts';

/** Names to draw from, common ones first. No real person is meant. */
interface NamePool {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly last: readonly string[];
}

const COMMON_ENGLISH: NamePool = {
  women:
    listOf(`Sarah, Jennifer, Emily, Jessica, Karen, Susan, Laura, Heather, Michelle, Megan, Rachel, Amanda, Catherine,
    Margaret, Katherine, Erin, Kimberly, Allison, Hannah, Lindsay, Rebecca, Stephanie, Shannon, Julie, Kathleen, Nicole, Andrea,
    Melissa, Patricia, Anne, Mary-Ann, Zoë, Siân, Maeve`),
  men: listOf(`Michael, David, Robert, James, John, Andrew, Daniel, Matthew, Christopher, Mark, Brian, Kevin, Steven, Jason, Peter,
    Paul, Scott, Ryan, Jeffrey, Thomas, William, Richard, Adam, Ian, Graham, Colin, Douglas, Neil, Trevor, Jean-Paul`),
  last: listOf(`Smith, Brown, MacDonald, Wilson, Campbell, Johnson, Taylor, Anderson, Martin, Thompson, Stewart, Scott, Robertson,
    Miller, Clark, Murphy, Reid, Fraser, Ross, O'Brien, Mitchell, Hughes, Young, McLeod, Sinclair, MacKenzie, Kelly, Morrison,
    Hamilton, Graham, O'Connor, Bennett, Walker, Davies, Fitzgerald, St. Pierre, Armstrong-Reid, MacIsaac, Power, Sheppard, Parsons,
    Van der Meer, De Vries, Hill, Wood, Baker, Cooper, Marshall, Gallagher, Doyle`),
};

const COMMON_FRENCH: NamePool = {
  women:
    listOf(`Julie, Isabelle, Nathalie, Marie-Ève, Mélanie, Sophie, Catherine, Geneviève, Chantal, Véronique, Annie, Caroline,
    Stéphanie, Valérie, Émilie, Josée, Marie-Claude, Anne-Marie, Élise, Hélène, Karine, Audrey, Maude, Gabrielle, Noémie,
    Marie-Pier, Éloïse, Ève-Marie, Françoise, Maïté, Anaïs, Léa, Océane, Solène`),
  men: listOf(`François, Martin, Éric, Jean-François, Mathieu, Patrick, Daniel, Luc, Stéphane, Sylvain, Pierre, Marc-André, Benoît,
    André, Jean, Michel, Alain, Guillaume, Sébastien, Jean-Philippe, Étienne, Frédéric, Louis-Philippe, Charles-Édouard, Rémi,
    Gaétan, Noël, Loïc, Maël, Thaddée`),
  last: listOf(`Tremblay, Gagnon, Roy, Côté, Bouchard, Gauthier, Morin, Lavoie, Fortin, Gagné, Ouellet, Pelletier, Bélanger, Lévesque,
    Bergeron, Leblanc, Paquette, Girard, Simard, Boucher, Caron, Beaulieu, Cloutier, Dubé, Poirier, Fournier, Lapointe, Leclerc,
    Lefebvre, Poulin, Thibault, St-Pierre, Nadeau, Martel, Landry, Cormier, Arsenault, Thériault, Robichaud, LeBlanc, Doucet, Hébert,
    Béland, Langlois, Deschênes, Grenier, Ménard, Rhéaume, D'Amours, L'Heureux, Lacœur, Vœlker, Bâcon, Châteauneuf, Dufresne,
    Archambault, Charbonneau, Desrosiers, Guérin, Lachance`),
};

/** Names that often come with another language, the more frequent groups first: Faker's where it has them in our letters. */
const HERITAGES: readonly ((NamePool | { readonly locale: FakerLocale }) & { readonly language: string })[] =
  [
    {
      language: 'Punjabi',
      women: listOf('Harpreet, Simran, Manpreet, Jasleen, Gurleen, Navdeep, Amrit, Kiran, Parminder'),
      men: listOf('Gurpreet, Jaspreet, Harjit, Amandeep, Sukhdeep, Rajvir, Arjan, Manjit'),
      last: listOf('Singh, Gill, Dhillon, Sidhu, Sandhu, Grewal, Dhaliwal, Brar, Bains, Mann'),
    },
    {
      language: 'Mandarin',
      women: listOf('Mei, Li-Na, Xiao, Yan, Jia, Hui-Min, Grace, Vivian, Lily'),
      men: listOf('Wei, Jun, Hao, Ming, Kevin, Jian, Eric, Yu'),
      last: listOf('Chen, Wang, Li, Zhang, Liu, Zhao, Lin, Xu, Sun, Lü'),
    },
    {
      language: 'Tagalog',
      women: listOf('Maria, Angelica, Kristine, Jasmine, Rowena, Maricel, Grace, Liza'),
      men: listOf('Jose, Mark, Joshua, Paolo, Ramon, Miguel, Carlo, Angelo'),
      last: listOf('Santos, Reyes, Cruz, Bautista, Garcia, Dela Cruz, Ramos, Mendoza, Aquino, Peña'),
    },
    {
      language: 'Ukrainian',
      women: listOf('Oksana, Natalia, Halyna, Larissa, Iryna, Daria, Sonia, Olena'),
      men: listOf('Taras, Bohdan, Andriy, Roman, Stefan, Orest, Ivan, Danylo'),
      last: listOf(
        'Kowalchuk, Shevchenko, Melnyk, Bodnarchuk, Hrynkiw, Petrenko, Lysenko, Tkachuk, Boyko, Chornous',
      ),
    },
    { language: 'German', locale: 'de' },
    { language: 'Cantonese', locale: 'en_HK' },
    { language: 'Spanish', locale: 'es' },
    {
      language: 'Arabic',
      women: listOf('Layla, Fatima, Nour, Amira, Rania, Hanan, Yasmine'),
      men: listOf('Omar, Karim, Youssef, Ahmad, Tariq, Samir, Ziad'),
      last: listOf('Haddad, Khalil, Mansour, Nasser, El-Sayed, Abdallah, Al-Rashid, Saleh, Barakat, Aziz'),
    },
    { language: 'Italian', locale: 'it' },
    { language: 'Vietnamese', locale: 'vi' },
    { language: 'Hindi', locale: 'en_IN' },
    { language: 'Portuguese', locale: 'pt_PT' },
    { language: 'Polish', locale: 'pl' },
    {
      language: 'Farsi',
      women: listOf('Shirin, Nasrin, Parisa, Leila, Mahsa, Roya, Azadeh'),
      men: listOf('Reza, Amir, Dariush, Kaveh, Babak, Farhad, Siamak'),
      last: listOf('Hosseini, Ahmadi, Karimi, Moradi, Rahimi, Tehrani, Farahani, Ghorbani, Jafari, Zand'),
    },
    {
      language: 'Cree',
      women: listOf('Wâpan, Nîpiy, Dorothy, Marlene, Rosalie, Autumn, Sky'),
      men: listOf('Elijah, Kîsik, Raymond, Murdo, Isaiah, Walter, Leonard'),
      last: listOf(
        'Beardy, McKay, Moose, Bighetty, Flett, Spence, Ballantyne, Ducharme, Whitehead, Linklater',
      ),
    },
    {
      language: 'Ojibwe',
      women: listOf('Waabigwan, Nokomis, Tanya, Brenda, Winona, Memengwaa'),
      men: listOf('Makwa, Migizi, Darryl, Clarence, Wesley, Niigaan'),
      last: listOf('Fontaine, Bird, Kakegamic, Courchene, Bruyere, Nepinak, Desjarlais, Guimond'),
    },
    {
      language: 'Somali',
      women: listOf('Hodan, Ayaan, Faduma, Sahra, Ifrah'),
      men: listOf('Abdi, Mahad, Liban, Yusuf, Warsame'),
      last: listOf('Mohamud, Warsame, Farah, Jama, Abdullahi, Hersi, Duale'),
    },
    {
      language: 'Amharic',
      women: listOf('Hiwot, Selam, Tigist, Meron, Bethlehem'),
      men: listOf('Dawit, Yonas, Abebe, Bereket, Elias'),
      last: listOf('Tesfaye, Bekele, Haile, Tadesse, Alemu, Gebre, Wolde'),
    },
    {
      language: 'Inuktitut',
      women: listOf('Siasi, Annie, Eva, Pitsiulaaq, Naqi'),
      men: listOf('Peter, Jaypeetee, Noah, Pauloosie, Adamie'),
      last: listOf('Akeeagok, Ipellie, Kunuk, Nowdluk, Tootoo, Ullaaq, Qamaniq'),
    },
  ];

interface SampleName {
  first: string;
  last: string;
  /** The language besides English or French that comes with the name, as the vocabulary names it. */
  heritageLanguage: string | null;
}

/** A made-up name. About half are made of common names, so that a city has people of one name, as cities do. */
export function makeName(random: Random, french: boolean, gender: Gender | null): SampleName {
  const female = gender === null ? random.chance(50) : gender === 'Female';
  if (french) return { ...fromPool(random, COMMON_FRENCH, female, 'fr'), heritageLanguage: null };
  if (!random.chance(34))
    return { ...fromPool(random, COMMON_ENGLISH, female, 'en'), heritageLanguage: null };
  const heritage = random.pickEarly(HERITAGES);
  return {
    ...('locale' in heritage
      ? fromFaker(random, heritage.locale, female)
      : fromPool(random, heritage, female, 'en')),
    heritageLanguage: random.chance(55) ? heritage.language : null,
  };
}

function fromFaker(random: Random, locale: FakerLocale, female: boolean) {
  const { person } = random.faker[locale];
  const sex = female ? 'female' : 'male';
  return { first: person.firstName(sex), last: person.lastName(sex) };
}

function fromPool(random: Random, pool: NamePool, female: boolean, locale: 'en' | 'fr') {
  const sex = female ? 'female' : 'male';
  const common = female ? pool.women : pool.men;
  const first = random.chance(62) ? random.pickEarly(common) : random.faker[locale].person.firstName(sex);
  const lastName = () => (random.chance(62) ? random.pickEarly(pool.last) : random.pick(pool.last));
  // Outside the lists, names of the fakers' own make the long tail.
  const last = random.chance(18) ? random.faker[locale].person.lastName() : lastName();
  const second = random.chance(7) ? lastName() : last;
  return { first, last: second === last || last.includes('-') ? last : `${last}-${second}` };
}
