/** Stands for the service's address in what is made before it is known; whoever serves that puts theirs in its place. */
export const SERVICE = 'https://api.example.com';
