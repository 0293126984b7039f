/**
 * @generated SignedSource<<de6cf5202ea0844545cf19faa76434c7>>
 * @relayHash 4c5cd465d91409dc4acd47ad8be74bd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af957663631da1e7aed373ef14f9e4246d710a0bc52e5d2dad02d5e98c079221

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af957663631da1e7aed373ef14f9e4246d710a0bc52e5d2dad02d5e98c079221",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
