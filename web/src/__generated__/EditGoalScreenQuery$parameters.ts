/**
 * @generated SignedSource<<dbb919ebab2c23ed596ea8eaf8fd87f4>>
 * @relayHash dad7a530a7ce4911e4e8ae6f5abffad9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea242a450294ccbc9a00396be8beba88aab3d533775b7d35e3fdecab754ea850

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditGoalScreenQuery } from './EditGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea242a450294ccbc9a00396be8beba88aab3d533775b7d35e3fdecab754ea850",
    "metadata": {},
    "name": "EditGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
