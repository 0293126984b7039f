/**
 * @generated SignedSource<<39ed0ee52ffd8a677c9a9ddcc25059b2>>
 * @relayHash fb3bb9e42bea9f79bf226971a98f6bc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 779b532684c7aa57b7bdd0a406fdc122a68ca5bad33ba44ed67e1f721d1f3e9a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "779b532684c7aa57b7bdd0a406fdc122a68ca5bad33ba44ed67e1f721d1f3e9a",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
