/**
 * @generated SignedSource<<23e460781953210f713c50717dc08b7a>>
 * @relayHash ec16ae5ffda9fb36aadba2674c92c7af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8eb61fbb13bd6029e3df26006ce450cec84baf76ebc99c73176aafac9c68367d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AcquisitionScreenQuery } from './AcquisitionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AcquisitionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8eb61fbb13bd6029e3df26006ce450cec84baf76ebc99c73176aafac9c68367d",
    "metadata": {},
    "name": "AcquisitionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
