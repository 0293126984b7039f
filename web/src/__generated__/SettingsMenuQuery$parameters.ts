/**
 * @generated SignedSource<<b9e197673ece1d13f4b81559886d3936>>
 * @relayHash 8dab34c39ba75cc64c823401ab698b0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58b032e8a8e2faa4cafe62c52a312ac0cfa22aec2c8e60e4bf32f38a03ec6bbf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsMenuQuery } from './SettingsMenuQuery.graphql';

const node: PreloadableConcreteRequest<SettingsMenuQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58b032e8a8e2faa4cafe62c52a312ac0cfa22aec2c8e60e4bf32f38a03ec6bbf",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
