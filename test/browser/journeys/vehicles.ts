/** Vehicles of the register with a policy, each as somebody types what identifies it. No claim of theirs is registered yet. */
export const superb = {
  typed: '7mr 8196',
  policyAccount: false,
  found: {
    registrationNo: '7MR8196',
    vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
    vehicleModel: 'Superb',
    manufactureYear: 2021,
  },
};

/** Its policy has an account. */
export const kodiaq = {
  typed: '5hy1965',
  policyAccount: true,
  found: {
    registrationNo: '5HY1965',
    vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
    vehicleModel: 'Kodiaq',
    manufactureYear: 2017,
  },
};

/** Insured for the damage it causes. */
export const tiguan = {
  typed: '9mn5724',
  policyAccount: true,
  found: {
    registrationNo: '9MN5724',
    vehicleManufacturer: { code: 'VOLKSWAGEN', name: 'Volkswagen' },
    vehicleModel: 'Tiguan',
    manufactureYear: 2010,
    policyType: 'CAR_POV',
  },
};
