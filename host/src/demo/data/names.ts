// Names of simulated customers by country. Customers from other countries have English names. All names are invented,
// and so are all addresses at example.com.
export interface Names {
  given: readonly string[];
  family: readonly string[];
}

export const elsewhere: Names = {
  given: [
    "Ada",
    "Ben",
    "Clara",
    "Daniel",
    "Ella",
    "Finn",
    "Grace",
    "Henry",
    "Iris",
    "Jack",
    "Kate",
    "Liam",
    "Maya",
    "Noah",
  ],
  family: [
    "Abbott",
    "Barker",
    "Carter",
    "Dalton",
    "Ellis",
    "Foster",
    "Grant",
    "Hughes",
    "Jordan",
    "Lane",
    "Mason",
    "Reed",
  ],
};

const german: Names = {
  given: [
    "Anna",
    "Bastian",
    "Carla",
    "David",
    "Emilia",
    "Florian",
    "Greta",
    "Hannes",
    "Ida",
    "Jonas",
    "Katrin",
    "Lukas",
  ],
  family: ["Albrecht", "Becker", "Brandt", "Dietrich", "Engel", "Fischer", "Günther", "Hofmann", "Krüger", "Lehmann"],
};
const french: Names = {
  given: ["Amélie", "Bastien", "Camille", "Étienne", "Inès", "Julien", "Léa", "Manon", "Nicolas", "Zoé"],
  family: ["Bernard", "Chevalier", "Dupont", "Fournier", "Girard", "Lambert", "Moreau", "Petit", "Rousseau"],
};
const dutch: Names = {
  given: ["Anouk", "Bram", "Daan", "Femke", "Joris", "Lotte", "Maarten", "Sanne", "Thijs"],
  family: ["Bakker", "de Boer", "Dekker", "Jansen", "Mulder", "Smit", "van Dijk", "Visser"],
};
const spanish: Names = {
  given: ["Alba", "Carlos", "Elena", "Javier", "Lucía", "Marta", "Pablo", "Sofía"],
  family: ["Castillo", "Delgado", "García", "Herrera", "Molina", "Navarro", "Ortega"],
};
const nordic: Names = {
  given: ["Astrid", "Erik", "Freja", "Ingrid", "Lars", "Maja", "Nils", "Signe"],
  family: ["Andersson", "Berg", "Dahl", "Eriksson", "Holm", "Lindqvist", "Nyström"],
};

export const namesOf: Readonly<Record<string, Names>> = {
  DE: german,
  AT: german,
  CH: german,
  FR: french,
  BE: french,
  NL: dutch,
  ES: spanish,
  MX: spanish,
  SE: nordic,
  DK: nordic,
  NO: nordic,
};
