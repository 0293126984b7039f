/**
 * @generated SignedSource<<95e181cb57a9b594254f034df5351d8c>>
 * @relayHash 9e28354b30ebe987d147bbd4530d943d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b173e9d169be30052596fce653b38137fb3d048923603db53db79bfc4c69b6a7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewGoalScreenQuery } from './NewGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b173e9d169be30052596fce653b38137fb3d048923603db53db79bfc4c69b6a7",
    "metadata": {},
    "name": "NewGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
