/** Names to draw from, common ones first. No real person is meant. */
export interface NamePool {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly last: readonly string[];
}

const list = (text: string): readonly string[] => text.trim().split(/\s*,\s*/);

export const COMMON_ENGLISH: NamePool = {
  women:
    list(`Sarah, Jennifer, Emily, Jessica, Karen, Susan, Laura, Heather, Michelle, Megan, Rachel, Amanda, Catherine,
    Margaret, Katherine, Erin, Kimberly, Allison, Hannah, Lindsay, Rebecca, Stephanie, Shannon, Julie, Kathleen, Nicole, Andrea,
    Melissa, Patricia, Anne, Mary-Ann, Zoë, Siân, Maeve`),
  men: list(`Michael, David, Robert, James, John, Andrew, Daniel, Matthew, Christopher, Mark, Brian, Kevin, Steven, Jason, Peter,
    Paul, Scott, Ryan, Jeffrey, Thomas, William, Richard, Adam, Ian, Graham, Colin, Douglas, Neil, Trevor, Jean-Paul`),
  last: list(`Smith, Brown, MacDonald, Wilson, Campbell, Johnson, Taylor, Anderson, Martin, Thompson, Stewart, Scott, Robertson,
    Miller, Clark, Murphy, Reid, Fraser, Ross, O'Brien, Mitchell, Hughes, Young, McLeod, Sinclair, MacKenzie, Kelly, Morrison,
    Hamilton, Graham, O'Connor, Bennett, Walker, Davies, Fitzgerald, St. Pierre, Armstrong-Reid, MacIsaac, Power, Sheppard, Parsons,
    Van der Meer, De Vries, Hill, Wood, Baker, Cooper, Marshall, Gallagher, Doyle`),
};

export const COMMON_FRENCH: NamePool = {
  women:
    list(`Julie, Isabelle, Nathalie, Marie-Ève, Mélanie, Sophie, Catherine, Geneviève, Chantal, Véronique, Annie, Caroline,
    Stéphanie, Valérie, Émilie, Josée, Marie-Claude, Anne-Marie, Élise, Hélène, Karine, Audrey, Maude, Gabrielle, Noémie,
    Marie-Pier, Éloïse, Ève-Marie, Françoise, Maïté, Anaïs, Léa, Océane, Solène`),
  men: list(`François, Martin, Éric, Jean-François, Mathieu, Patrick, Daniel, Luc, Stéphane, Sylvain, Pierre, Marc-André, Benoît,
    André, Jean, Michel, Alain, Guillaume, Sébastien, Jean-Philippe, Étienne, Frédéric, Louis-Philippe, Charles-Édouard, Rémi,
    Gaétan, Noël, Loïc, Maël, Thaddée`),
  last: list(`Tremblay, Gagnon, Roy, Côté, Bouchard, Gauthier, Morin, Lavoie, Fortin, Gagné, Ouellet, Pelletier, Bélanger, Lévesque,
    Bergeron, Leblanc, Paquette, Girard, Simard, Boucher, Caron, Beaulieu, Cloutier, Dubé, Poirier, Fournier, Lapointe, Leclerc,
    Lefebvre, Poulin, Thibault, St-Pierre, Nadeau, Martel, Landry, Cormier, Arsenault, Thériault, Robichaud, LeBlanc, Doucet, Hébert,
    Béland, Langlois, Deschênes, Grenier, Ménard, Rhéaume, D'Amours, L'Heureux, Lacœur, Vœlker, Bâcon, Châteauneuf, Dufresne,
    Archambault, Charbonneau, Desrosiers, Guérin, Lachance`),
};

/** Names that often come with another language, the more frequent groups first. */
export const HERITAGES: readonly (NamePool & { readonly language: string })[] = [
  {
    language: 'Punjabi',
    women: list('Harpreet, Simran, Manpreet, Jasleen, Gurleen, Navdeep, Amrit, Kiran, Parminder'),
    men: list('Gurpreet, Jaspreet, Harjit, Amandeep, Sukhdeep, Rajvir, Arjan, Manjit'),
    last: list('Singh, Gill, Dhillon, Sidhu, Sandhu, Grewal, Dhaliwal, Brar, Bains, Mann'),
  },
  {
    language: 'Mandarin',
    women: list('Mei, Li-Na, Xiao, Yan, Jia, Hui-Min, Grace, Vivian, Lily'),
    men: list('Wei, Jun, Hao, Ming, Kevin, Jian, Eric, Yu'),
    last: list('Chen, Wang, Li, Zhang, Liu, Zhao, Lin, Xu, Sun, Lü'),
  },
  {
    language: 'Tagalog',
    women: list('Maria, Angelica, Kristine, Jasmine, Rowena, Maricel, Grace, Liza'),
    men: list('Jose, Mark, Joshua, Paolo, Ramon, Miguel, Carlo, Angelo'),
    last: list('Santos, Reyes, Cruz, Bautista, Garcia, Dela Cruz, Ramos, Mendoza, Aquino, Peña'),
  },
  {
    language: 'Ukrainian',
    women: list('Oksana, Natalia, Halyna, Larissa, Iryna, Daria, Sonia, Olena'),
    men: list('Taras, Bohdan, Andriy, Roman, Stefan, Orest, Ivan, Danylo'),
    last: list(
      'Kowalchuk, Shevchenko, Melnyk, Bodnarchuk, Hrynkiw, Petrenko, Lysenko, Tkachuk, Boyko, Chornous',
    ),
  },
  {
    language: 'German',
    women: list('Anna, Katharina, Ingrid, Helga, Margarete, Elfriede, Ruth, Käthe'),
    men: list('Peter, Heinrich, Jakob, Abram, Dietrich, Klaus, Jürgen, Cornelius'),
    last: list('Friesen, Penner, Dyck, Wiebe, Reimer, Klassen, Toews, Giesbrecht, Müller, Schröder'),
  },
  {
    language: 'Cantonese',
    women: list('Ka-Yan, Wing, Joyce, Cindy, Winnie, Suk-Yee, Fiona'),
    men: list('Ho-Yin, Raymond, Alvin, Kwok, Benson, Chi-Wai, Stanley'),
    last: list('Wong, Chan, Cheung, Lau, Leung, Ho, Ng, Yip, Kwan, Tam'),
  },
  {
    language: 'Spanish',
    women: list('María, Ana-Lucía, Carmen, Sofía, Valentina, Inés, Gabriela, Begoña'),
    men: list('Carlos, José, Luis, Andrés, Javier, Mateo, Raúl, Íñigo'),
    last: list('Rodríguez, Hernández, García, Martínez, López, Muñoz, Núñez, Castañeda, Ortiz, Güell'),
  },
  {
    language: 'Arabic',
    women: list('Layla, Fatima, Nour, Amira, Rania, Hanan, Yasmine'),
    men: list('Omar, Karim, Youssef, Ahmad, Tariq, Samir, Ziad'),
    last: list('Haddad, Khalil, Mansour, Nasser, El-Sayed, Abdallah, Al-Rashid, Saleh, Barakat, Aziz'),
  },
  {
    language: 'Italian',
    women: list('Francesca, Giulia, Carla, Lucia, Daniela, Antonella, Rosa'),
    men: list('Marco, Antonio, Giuseppe, Luca, Franco, Nicolò, Dino'),
    last: list("Rossi, Ferrari, Romano, Colombo, D'Angelo, De Luca, Esposito, Marchetti, Bianchi, Di Nardo"),
  },
  {
    language: 'Vietnamese',
    women: list('Linh, Thảo, Mai, Hương, Trang, Ngọc, Lan'),
    men: list('Minh, Tuấn, Dũng, Hùng, Khoa, Bảo, Long'),
    last: list('Nguyễn, Trần, Lê, Phạm, Huỳnh, Phan, Vũ, Đặng, Bùi, Ngô'),
  },
  {
    language: 'Hindi',
    women: list('Priya, Anjali, Sunita, Kavita, Meera, Shreya, Nandini'),
    men: list('Rahul, Arjun, Vikram, Sanjay, Anil, Rohan, Deepak'),
    last: list('Sharma, Patel, Gupta, Verma, Mehta, Kapoor, Iyer, Reddy, Nair, Joshi'),
  },
  {
    language: 'Portuguese',
    women: list('Inês, Conceição, Fátima, Teresa, Mariana, Luísa, Graça'),
    men: list('João, Manuel, Rui, Paulo, Tiago, Nuno, António'),
    last: list('Silva, Pereira, Sousa, Medeiros, Gonçalves, Furtado, Araújo, Simões, Câmara, Leitão'),
  },
  {
    language: 'Polish',
    women: list('Agnieszka, Katarzyna, Małgorzata, Ewa, Joanna, Żaneta, Beata'),
    men: list('Paweł, Tomasz, Krzysztof, Marek, Łukasz, Andrzej, Jerzy'),
    last: list(
      'Kowalski, Nowak, Wiśniewska, Wójcik, Zieliński, Dąbrowska, Jabłońska, Mazur, Łuczak, Źrebiec',
    ),
  },
  {
    language: 'Farsi',
    women: list('Shirin, Nasrin, Parisa, Leila, Mahsa, Roya, Azadeh'),
    men: list('Reza, Amir, Dariush, Kaveh, Babak, Farhad, Siamak'),
    last: list('Hosseini, Ahmadi, Karimi, Moradi, Rahimi, Tehrani, Farahani, Ghorbani, Jafari, Zand'),
  },
  {
    language: 'Cree',
    women: list('Wâpan, Nîpiy, Dorothy, Marlene, Rosalie, Autumn, Sky'),
    men: list('Elijah, Kîsik, Raymond, Murdo, Isaiah, Walter, Leonard'),
    last: list('Beardy, McKay, Moose, Bighetty, Flett, Spence, Ballantyne, Ducharme, Whitehead, Linklater'),
  },
  {
    language: 'Ojibwe',
    women: list('Waabigwan, Nokomis, Tanya, Brenda, Winona, Memengwaa'),
    men: list('Makwa, Migizi, Darryl, Clarence, Wesley, Niigaan'),
    last: list('Fontaine, Bird, Kakegamic, Courchene, Bruyere, Nepinak, Desjarlais, Guimond'),
  },
  {
    language: 'Somali',
    women: list('Hodan, Ayaan, Faduma, Sahra, Ifrah'),
    men: list('Abdi, Mahad, Liban, Yusuf, Warsame'),
    last: list('Mohamud, Warsame, Farah, Jama, Abdullahi, Hersi, Duale'),
  },
  {
    language: 'Amharic',
    women: list('Hiwot, Selam, Tigist, Meron, Bethlehem'),
    men: list('Dawit, Yonas, Abebe, Bereket, Elias'),
    last: list('Tesfaye, Bekele, Haile, Tadesse, Alemu, Gebre, Wolde'),
  },
  {
    language: 'Inuktitut',
    women: list('Siasi, Annie, Eva, Pitsiulaaq, Naqi'),
    men: list('Peter, Jaypeetee, Noah, Pauloosie, Adamie'),
    last: list('Akeeagok, Ipellie, Kunuk, Nowdluk, Tootoo, Ullaaq, Qamaniq'),
  },
];
