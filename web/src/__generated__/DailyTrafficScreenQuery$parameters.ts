/**
 * @generated SignedSource<<7284d640201f07f1102c455e9da90e1b>>
 * @relayHash 7cbbba62d810acf5f1b66772dfb54bdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c4f82cc42d5ef2d9d6ff05707e20f046aef4835a7e4e85d57b739f15961afa2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c4f82cc42d5ef2d9d6ff05707e20f046aef4835a7e4e85d57b739f15961afa2",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
