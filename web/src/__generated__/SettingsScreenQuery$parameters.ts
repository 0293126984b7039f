/**
 * @generated SignedSource<<9ba738360d0c29f4e99d19623625434c>>
 * @relayHash 0979da4b0ddeffc2fe7a753d6082d6bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf7eaaaf3de1468de0247395965d986229606a7a74c1675159da093be6cde9b6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf7eaaaf3de1468de0247395965d986229606a7a74c1675159da093be6cde9b6",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
