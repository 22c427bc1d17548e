export { vehicleFile as loader } from './vehicles.server';
