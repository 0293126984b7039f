// The cities of simulated visitors: their relative share of the country's visitors, their coordinates in degrees, and a
// public IP address that the country database knows. English names if available. The addresses are only used to look up
// the location and are not stored.
export interface DemoCity {
  country: string;
  region: string;
  city: string;
  lat: number;
  lon: number;
  weight: number;
  address: string;
}

const place = (
  country: string,
  region: string,
  city: string,
  lat: number,
  lon: number,
  weight: number,
  address: string,
): DemoCity => ({ country, region, city, lat, lon, weight, address });

export const demoPlaces: readonly DemoCity[] = [
  place("DE", "Berlin", "Berlin", 52.5, 13.4, 18, "217.49.182.231"),
  place("DE", "Hamburg", "Hamburg", 53.6, 10, 11, "88.65.43.153"),
  place("DE", "Bavaria", "Munich", 48.1, 11.6, 11, "77.186.220.7"),
  place("DE", "North Rhine-Westphalia", "Cologne", 50.9, 7, 8, "217.49.185.231"),
  place("DE", "Hesse", "Frankfurt am Main", 50.1, 8.7, 7, "88.65.46.153"),
  place("DE", "Baden-Württemberg", "Stuttgart", 48.8, 9.2, 6, "77.186.223.7"),
  place("DE", "Saxony", "Leipzig", 51.3, 12.4, 5, "217.49.188.231"),
  place("DE", "North Rhine-Westphalia", "Münster", 52, 7.6, 3, "88.65.49.153"),
  place("DE", "Bavaria", "Nuremberg", 49.5, 11.1, 4, "77.186.229.7"),
  place("US", "New York", "New York", 40.7, -74, 14, "11.188.88.42"),
  place("US", "California", "Los Angeles", 34.1, -118.2, 9, "140.169.213.192"),
  place("US", "California", "San Francisco", 37.8, -122.4, 7, "19.142.41.224"),
  place("US", "Illinois", "Chicago", 41.9, -87.6, 7, "11.188.91.42"),
  place("US", "Washington", "Seattle", 47.6, -122.3, 6, "140.169.216.192"),
  place("US", "Texas", "Austin", 30.3, -97.7, 5, "19.142.44.224"),
  place("US", "Colorado", "Denver", 39.7, -105, 7, "11.188.94.42"),
  place("US", "Massachusetts", "Boston", 42.4, -71.1, 4, "140.169.219.192"),
  place("GB", "England", "London", 51.5, -0.1, 20, "82.30.55.107"),
  place("GB", "England", "Manchester", 53.5, -2.2, 7, "92.20.128.46"),
  place("GB", "England", "Bristol", 51.5, -2.6, 4, "91.111.121.113"),
  place("GB", "England", "Leeds", 53.8, -1.5, 4, "82.30.58.107"),
  place("GB", "Scotland", "Edinburgh", 56, -3.2, 5, "92.20.131.46"),
  place("GB", "Wales", "Cardiff", 51.5, -3.2, 2, "91.111.124.113"),
  place("FR", "Île-de-France", "Paris", 48.9, 2.4, 11, "176.157.248.144"),
  place("FR", "Auvergne-Rhône-Alpes", "Lyon", 45.8, 4.8, 6, "86.216.133.37"),
  place("FR", "Auvergne-Rhône-Alpes", "Grenoble", 45.2, 5.7, 3, "86.222.206.154"),
  place("FR", "Occitanie", "Toulouse", 43.6, 1.4, 4, "176.157.251.144"),
  place("NL", "North Holland", "Amsterdam", 52.4, 4.9, 8, "31.20.137.53"),
  place("NL", "South Holland", "Rotterdam", 51.9, 4.5, 5, "217.140.48.5"),
  place("NL", "Utrecht", "Utrecht", 52.1, 5.1, 4, "80.114.92.237"),
  place("AT", "Vienna", "Vienna", 48.2, 16.4, 9, "213.41.11.165"),
  place("AT", "Tyrol", "Innsbruck", 47.3, 11.4, 5, "217.70.231.30"),
  place("AT", "Styria", "Graz", 47.1, 15.4, 3, "80.108.153.54"),
  place("CH", "Zurich", "Zurich", 47.4, 8.5, 8, "57.51.25.196"),
  place("CH", "Bern", "Bern", 46.9, 7.4, 4, "194.124.155.210"),
  place("CH", "Geneva", "Geneva", 46.2, 6.1, 3, "80.218.4.1"),
  place("SE", "Stockholm", "Stockholm", 59.3, 18.1, 6, "217.211.182.219"),
  place("SE", "Västra Götaland", "Gothenburg", 57.7, 12, 3, "139.122.243.70"),
  place("NO", "Oslo", "Oslo", 59.9, 10.8, 5, "84.214.114.50"),
  place("NO", "Vestland", "Bergen", 60.4, 5.3, 3, "178.232.223.48"),
  place("DK", "Capital Region", "Copenhagen", 55.7, 12.6, 6, "87.51.209.129"),
  place("DK", "Central Jutland", "Aarhus", 56.2, 10.2, 3, "62.198.154.115"),
  place("ES", "Madrid", "Madrid", 40.4, -3.7, 5, "83.213.126.95"),
  place("ES", "Catalonia", "Barcelona", 41.4, 2.2, 5, "81.60.205.153"),
  place("ES", "Valencia", "Valencia", 39.5, -0.4, 2, "80.34.167.138"),
  place("IT", "Lombardy", "Milan", 45.5, 9.2, 5, "151.28.112.184"),
  place("IT", "Lazio", "Rome", 41.9, 12.5, 4, "93.36.18.178"),
  place("IT", "Piedmont", "Turin", 45.1, 7.7, 3, "82.104.230.25"),
  place("PL", "Mazovia", "Warsaw", 52.2, 21, 5, "156.17.13.226"),
  place("PL", "Lesser Poland", "Kraków", 50.1, 19.9, 4, "188.47.21.235"),
  place("CA", "Ontario", "Toronto", 43.7, -79.4, 6, "24.78.255.49"),
  place("CA", "British Columbia", "Vancouver", 49.3, -123.1, 5, "142.76.81.198"),
  place("CA", "Quebec", "Montreal", 45.5, -73.6, 4, "96.51.126.42"),
  place("AU", "New South Wales", "Sydney", -33.9, 151.2, 6, "1.134.30.12"),
  place("AU", "Victoria", "Melbourne", -37.8, 145, 5, "175.39.14.224"),
  place("AU", "Queensland", "Brisbane", -27.5, 153, 2, "124.177.245.71"),
  place("NZ", "Auckland", "Auckland", -36.8, 174.8, 4, "131.203.239.3"),
  place("NZ", "Wellington", "Wellington", -41.3, 174.8, 2, "118.92.215.67"),
  place("BR", "São Paulo", "São Paulo", -23.6, -46.6, 5, "191.38.27.149"),
  place("BR", "Rio de Janeiro", "Rio de Janeiro", -22.9, -43.2, 3, "179.132.198.182"),
  place("IN", "Karnataka", "Bengaluru", 13, 77.6, 5, "171.62.41.132"),
  place("IN", "Maharashtra", "Mumbai", 19.1, 72.9, 4, "117.214.164.62"),
  place("IN", "Delhi", "Delhi", 28.7, 77.1, 3, "182.58.172.188"),
  place("JP", "Tokyo", "Tokyo", 35.7, 139.7, 6, "126.167.253.11"),
  place("JP", "Osaka", "Osaka", 34.7, 135.5, 3, "60.42.32.218"),
  place("MY", "Kuala Lumpur", "Kuala Lumpur", 3.1, 101.7, 5, "175.138.58.245"),
  place("MY", "Penang", "George Town", 5.4, 100.3, 2, "180.75.216.173"),
];
