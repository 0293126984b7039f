/**
 * @generated SignedSource<<8ad41ade45ee60914f138c409936d3e7>>
 * @relayHash dd4f510c4f03352d11a519fd97fd53ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a7f5f52c92825d5309c55cc649af9cd2230edef499009c51c19924ff9f9480b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewGoalScreenQuery } from './NewGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a7f5f52c92825d5309c55cc649af9cd2230edef499009c51c19924ff9f9480b",
    "metadata": {},
    "name": "NewGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
